/** Says why a change is not saved, in the words of the build. */
import type { Problem } from "../src/content/read/problems.ts";

/** Shows the problems in the page's dialog, over the desk. Resolves when it is closed. */
export function showProblems(problems: readonly Problem[]): Promise<void> {
  const dialog = document.querySelector("dialog");
  dialog?.querySelector("ul")?.replaceChildren(...problems.map(itemOf));
  dialog?.showModal();
  return new Promise((resolve) => {
    dialog?.addEventListener("close", () => resolve(), { once: true });
  });
}

function itemOf({ file, field = "", message }: Problem): HTMLElement {
  const item = document.createElement("li");
  const place = Object.assign(document.createElement("strong"), { textContent: field && `${field}: ` });
  const where = Object.assign(document.createElement("small"), { textContent: file });
  item.append(place, message, document.createElement("br"), where);
  return item;
}
