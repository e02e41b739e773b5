/** A list of the facility's facts with their values; the chosen one is put into a text as its placeholder. */
import { useState } from "react";
import { useFacility } from "../facility-facts.ts";

interface Props {
  /** The id of the text's control. */
  readonly target: string;
  readonly onChange: (text: string) => void;
}

/** The button is hidden until the control has the focus, but keeps its place. */
export function InsertFact({ target, onChange }: Props) {
  const { facts } = useFacility();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState("");
  const id = `${target}-facts`;
  const found = Object.entries(facts).filter(([name, value]) =>
    `${name} ${value}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  const insert = (name: string) => {
    const control = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${CSS.escape(target)}`);
    if (!control) return;
    control.setRangeText(
      `{{${name}}}`,
      control.selectionStart ?? control.value.length,
      control.selectionEnd ?? control.value.length,
      "end",
    );
    const caret = control.selectionStart;
    onChange(control.value);
    document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.hidePopover();
    control.focus();
    // React puts the caret at the end as it sets the value.
    requestAnimationFrame(() => control.setSelectionRange(caret, caret));
  };
  return (
    <>
      <button type="button" className="insert-fact" popoverTarget={id}>
        Insert a fact
      </button>
      <dialog
        id={id}
        popover="auto"
        className="facts"
        aria-label="Insert a fact"
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {open && (
          <>
            <p className="help">A fact is written once. Where it changes, every text that uses it changes.</p>
            <input
              type="search"
              aria-label="Find a fact"
              placeholder="Gold, phone, Sunday"
              // The popover is opened to type here.
              autoFocus
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
              onKeyDown={(event) => {
                const [first] = found;
                if (event.key !== "Enter") return;
                event.preventDefault();
                if (first) insert(first[0]);
              }}
            />
            <ul>
              {found.map(([name, value]) => (
                <li key={name}>
                  <button type="button" onClick={() => insert(name)}>
                    {value} <code>{name}</code>
                  </button>
                </li>
              ))}
            </ul>
            <output>{found.length === 0 && "No fact has these words."}</output>
          </>
        )}
      </dialog>
    </>
  );
}
