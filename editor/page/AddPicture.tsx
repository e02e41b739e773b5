/** The dialog that uploads a picture. */
import { useEffect, useId, useRef, useState, type ComponentProps } from "react";
import { createPortal } from "react-dom";
import { slug } from "../../src/lib/text.ts";
import type { Refused } from "../server/save.ts";
import { fetchFacility } from "./facility-facts.ts";

interface Props {
  readonly onAdded: (name: string) => void;
  /** Whether it may be as small as a logo. */
  readonly logo?: boolean;
}

interface Answer {
  /** Of the picture that was added. */
  readonly name?: string;
  readonly refusal?: Pick<Refused, "reason">;
  readonly problem?: string;
}

/** The button that opens the dialog. */
export function AddPictureButton({ onAdded, logo = false }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className="field-form">
      <button type="button" className="outlined" onClick={() => setOpen(true)}>
        Add a picture …
      </button>
      {open &&
        createPortal(
          <AddPicture onAdded={onAdded} logo={logo} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </div>
  );
}

function AddPicture({ onAdded, logo, onClose }: Props & { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const id = useId();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const add = async (form: FormData) => {
    setSending(true);
    const query = new URLSearchParams({ name, alt: String(form.get("alt")), ...(logo && { logo: "" }) });
    const response = await fetch(`/editor/pictures?${query}`, { method: "POST", body: form.get("picture") });
    const answer: Answer = response.ok
      ? ((await response.json()) as Answer)
      : { problem: await response.text() };
    const { name: added, refusal, problem: found = refusal?.reason } = answer;
    if (added !== undefined) await fetchFacility();
    setSending(false);
    if (added === undefined) return setProblem(found);
    dialog.current?.close();
    return onAdded(added);
  };
  return (
    <dialog ref={dialog} onClose={onClose} className="dialog add-picture" aria-labelledby={id}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void add(new FormData(event.currentTarget));
        }}
      >
        <h2 id={id}>Add a picture</h2>
        <Input
          label="Picture"
          help={
            logo
              ? "SVG, PNG or WebP with a transparent background, or JPEG, at least 100 × 100 pixels"
              : "JPEG, PNG, WebP or HEIC, at least 640 × 400 pixels, at most 12 MB, or a drawing as SVG"
          }
          name="picture"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/svg+xml,.heic,.heif"
          onChange={({ target }) => setName(slug(target.value.replace(/^.*[/\\]|\.\w+$/gu, "")))}
        />
        <Input
          label="Name"
          help="Lowercase letters, numbers and hyphens: spring-camp"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Input label="What it shows" help="In a few words, for people who can't see it" name="alt" />
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

interface InputProps extends ComponentProps<"input"> {
  readonly label: string;
  readonly help: string;
}

function Input({ label, help, ...input }: InputProps) {
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
