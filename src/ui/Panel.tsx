import type { ReactNode } from "react";
import "./Panel.css";

/** A calm block set apart from the page: terms, notes, what to know first. */
export function Panel({
  children,
  look = "calm",
}: {
  readonly children: ReactNode;
  readonly look?: "calm" | "sunken";
}) {
  return <div className={`panel panel-${look}`}>{children}</div>;
}
