/** Says why nothing was saved, or what is wrong in the files when the desk is opened, in the words of the build. */

/** A reason, and where in the desk it is. */
export interface Reason {
  /** The labels of the field. */
  readonly field?: string | undefined;
  /** The file, as the desk lists it. */
  readonly file?: string | undefined;
  readonly message: string;
}

/** The dialogs of `admin.html`, by their ids. */
type DialogId = "not-saved" | "problems-in-files";

/**
 * Shows the reasons in a dialog of the page, over the desk. Resolves when it is closed. While it is open, reasons are
 * added: deleting one entry can change several others, each with its own.
 */
export function showReasons(id: DialogId, reasons: readonly Reason[]): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>(`#${id}`);
  const list = dialog?.querySelector("ul");
  const items = reasons.map(itemOf);
  if (!dialog?.open) list?.replaceChildren();
  list?.append(...items);
  dialog?.showModal();
  return new Promise((resolve) => {
    dialog?.addEventListener("close", () => resolve(), { once: true });
  });
}

function itemOf({ field, file, message }: Reason): HTMLElement {
  const item = document.createElement("li");
  if (field) item.append(Object.assign(document.createElement("strong"), { textContent: `${field}: ` }));
  item.append(message);
  if (file)
    item.append(
      document.createElement("br"),
      Object.assign(document.createElement("small"), { textContent: file }),
    );
  return item;
}
