/** Says why a change is not saved, in the words of the build. */
import type { Problem } from "../src/content/read/problems.ts";

/** Shows the problems in a dialog over the desk. Resolves when it is closed. */
export function showRefusal(problems: readonly Problem[]): Promise<void> {
  const dialog = document.createElement("dialog");
  dialog.className = "refusal";
  dialog.setAttribute("aria-labelledby", "refusal-title");
  const title = Object.assign(document.createElement("h2"), {
    id: "refusal-title",
    textContent: "Not saved yet",
  });
  const lead = Object.assign(document.createElement("p"), {
    textContent: "The site cannot be built with this. Please change it and save again:",
  });
  const list = document.createElement("ul");
  list.append(...problems.map(itemOf));
  const close = Object.assign(document.createElement("button"), {
    type: "button",
    textContent: "Back to the form",
  });
  close.addEventListener("click", () => dialog.close());
  dialog.append(title, lead, list, close);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve();
    });
  });
}

function itemOf({ file, field, message }: Problem): HTMLElement {
  const item = document.createElement("li");
  const place = document.createElement("strong");
  place.textContent = field ? `${field}: ` : "";
  const where = Object.assign(document.createElement("small"), { textContent: file });
  item.append(place, message, document.createElement("br"), where);
  return item;
}
