/** Says why nothing was saved, in the words of the build. */

/** A reason, and where in the desk it is. */
export interface Reason {
  /** The labels of the field. */
  readonly field?: string | undefined;
  /** The file, as the desk lists it. */
  readonly file?: string | undefined;
  readonly message: string;
}

/** Shows the reasons in the page's dialog, over the desk. Resolves when it is closed. */
export function showReasons(reasons: readonly Reason[]): Promise<void> {
  const dialog = document.querySelector("dialog");
  dialog?.querySelector("ul")?.replaceChildren(...reasons.map(itemOf));
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
