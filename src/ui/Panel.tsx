import type { ReactNode } from "react";
import "./Panel.css";

/** A quiet box for terms, notes and things to know first. */
export function Panel({ children }: { readonly children: ReactNode }) {
  return <div className="panel">{children}</div>;
}
