import { Component, Fragment, type ReactNode } from "react";

interface RedrawOnErrorProps {
  readonly children: ReactNode;
  /** Shown if it cannot be drawn at all. */
  readonly instead: ReactNode;
}

interface Drawing {
  readonly state: "drawn" | "failed" | "given up";
  /** How often it was drawn anew. */
  readonly redraws: number;
}

/** Failing this often within a second, it cannot be drawn at all. */
const MOST_FAILURES = 4;

/**
 * Draws its children anew when they cannot be drawn or updated: translators and other extensions move and remove nodes
 * that React has to change. Only if that does not help, it shows something else instead.
 */
export class RedrawOnError extends Component<RedrawOnErrorProps, Drawing> {
  override state: Drawing = { state: "drawn", redraws: 0 };
  /** When the last ones failed, in ms since the page was opened. */
  private failures: readonly number[] = [];

  static getDerivedStateFromError(): Partial<Drawing> {
    return { state: "failed" };
  }

  override componentDidCatch(): void {
    const now = performance.now();
    this.failures = [...this.failures.filter((at) => now - at < 1000), now];
    if (this.failures.length >= MOST_FAILURES) this.setState({ state: "given up" });
    else this.setState(({ redraws }) => ({ state: "drawn", redraws: redraws + 1 }));
  }

  override render(): ReactNode {
    const { state, redraws } = this.state;
    if (state === "failed") return null;
    if (state === "given up") return this.props.instead;
    return <Fragment key={redraws}>{this.props.children}</Fragment>;
  }
}
