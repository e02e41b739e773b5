/** The dialog that takes a picture with its name and its words, and says what is wrong with it. */
import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { slug } from "../../src/lib/text.ts";

interface Props {
  readonly onAdded: (name: string) => void;
}

/** The button that opens the dialog. */
export function AddPictureButton({ onAdded }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className="field-form">
      <button type="button" className="add" onClick={() => setOpen(true)}>
        Add a picture …
      </button>
      {open && <AddPicture onAdded={onAdded} onClose={() => setOpen(false)} />}
    </div>
  );
}

function AddPicture({ onAdded, onClose }: Props & { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const id = useId();
  const [file, setFile] = useState<File>();
  const [name, setName] = useState("");
  const [alt, setAlt] = useState("");
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const add = async () => {
    setSending(true);
    const query = new URLSearchParams({ name, alt });
    const response = await fetch(`/editor/pictures?${query}`, { method: "POST", body: file ?? null });
    const words = await response.text();
    setSending(false);
    if (!response.ok) {
      setProblem(words);
      return;
    }
    dialog.current?.close();
    onAdded(words);
  };
  return createPortal(
    <dialog ref={dialog} onClose={onClose} className="add-picture" aria-labelledby={`${id}-title`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <h2 id={`${id}-title`}>Add a picture</h2>
        <label htmlFor={`${id}-file`}>Picture</label>
        <p className="help">JPEG, PNG or WebP, at least 640 × 400 pixels, at most 12 MB</p>
        <input
          id={`${id}-file`}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            setFile(chosen);
            if (chosen) setName(slug(chosen.name.replace(/\.\w+$/u, "")));
          }}
        />
        <label htmlFor={`${id}-name`}>Name</label>
        <p className="help">Lowercase letters, numbers and hyphens: spring-camp</p>
        <input id={`${id}-name`} value={name} onChange={(event) => setName(event.target.value)} />
        <label htmlFor={`${id}-alt`}>What it shows</label>
        <p className="help">In a few words, for people who can't see it</p>
        <input id={`${id}-alt`} value={alt} onChange={(event) => setAlt(event.target.value)} />
        {problem && (
          <p className="message" role="alert">
            {problem}
          </p>
        )}
        <p className="buttons">
          <button type="submit" className="strong" disabled={sending}>
            {sending ? "Adding …" : "Add picture"}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </p>
      </form>
    </dialog>,
    document.body,
  );
}
