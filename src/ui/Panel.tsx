import type { ReactNode } from "react";
import "./Panel.css";

/** A calm block set apart from the page: terms, notes, what to know first. */
export function Panel({ children }: { readonly children: ReactNode }) {
  return <div className="panel">{children}</div>;
}
