/** The dialog that uploads a picture. */
import { useEffect, useId, useRef, useState, type ComponentProps } from "react";
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
      <button type="button" className="outlined" onClick={() => setOpen(true)}>
        Add a picture …
      </button>
      {open && createPortal(<AddPicture onAdded={onAdded} onClose={() => setOpen(false)} />, document.body)}
    </div>
  );
}

function AddPicture({ onAdded, onClose }: Props & { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const titleId = useId();
  const [file, setFile] = useState<File>();
  const [name, setName] = useState("");
  const [alt, setAlt] = useState("");
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    if (chosen) setName(slug(chosen.name.replace(/\.\w+$/u, "")));
  };
  const add = async () => {
    setSending(true);
    const query = new URLSearchParams({ name, alt });
    const response = await fetch(`/editor/pictures?${query}`, { method: "POST", body: file ?? null });
    const answer = await response.text();
    setSending(false);
    if (!response.ok) {
      setProblem(answer);
      return;
    }
    dialog.current?.close();
    onAdded(answer);
  };
  return (
    <dialog ref={dialog} onClose={onClose} className="add-picture" aria-labelledby={titleId}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <h2 id={titleId}>Add a picture</h2>
        <Input
          label="Picture"
          help="JPEG, PNG or WebP, at least 640 × 400 pixels, at most 12 MB"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <Input
          label="Name"
          help="Lowercase letters, numbers and hyphens: spring-camp"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Input
          label="What it shows"
          help="In a few words, for people who can't see it"
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        {problem && (
          <p className="message" role="alert">
            {problem}
          </p>
        )}
        <p className="buttons">
          <button type="submit" className="outlined prominent" disabled={sending}>
            {sending ? "Adding …" : "Add picture"}
          </button>
          <button type="button" className="outlined" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  );
}

function Input({ label, help, ...input }: ComponentProps<"input"> & { readonly label: string; readonly help: string }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
      <input id={id} aria-describedby={`${id}-help`} {...input} />
    </>
  );
}
