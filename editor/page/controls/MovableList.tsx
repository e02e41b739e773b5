/** A numbered list whose items move by buttons: the focus goes along with an item, and its new place is announced. */
import { useState, type ReactNode } from "react";
import { flushSync } from "react-dom";

interface Props {
  readonly items: readonly {
    readonly key: string | number;
    readonly name: string;
    readonly content: ReactNode;
  }[];
  readonly onMove: (from: number, to: number) => void;
  /** Absent if items can't be removed. */
  readonly onRemove?: (index: number) => void;
}

export function MovableList({ items, onMove, onRemove }: Props) {
  const [moved, setMoved] = useState("");
  const move = (button: HTMLElement, from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    const list = button.closest("ol");
    flushSync(() => {
      onMove(from, to);
      setMoved(`${items[from]?.name} is now ${to + 1} of ${items.length}.`);
    });
    list?.children[to]?.querySelector<HTMLElement>(`[data-by="${to - from}"]`)?.focus();
  };
  return (
    <>
      <ol>
        {items.map(({ key, name, content }, index) => (
          <li key={key}>
            {content}
            <span className="tools">
              {[
                { sign: "↑", by: -1, label: `Move ${name} up`, last: 0 },
                { sign: "↓", by: 1, label: `Move ${name} down`, last: items.length - 1 },
              ].map(({ sign, by, label, last }) => (
                <button
                  key={by}
                  type="button"
                  data-by={by}
                  aria-label={label}
                  // Not `disabled`: an item that comes to its end would lose the focus.
                  aria-disabled={index === last}
                  onClick={({ currentTarget }) => move(currentTarget, index, index + by)}
                >
                  {sign}
                </button>
              ))}
              {onRemove && (
                <button type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(index)}>
                  ✕
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
      <output className="hidden">{moved}</output>
    </>
  );
}
