import { all, type Shown } from "./pieces.ts";
import { asText, mailLink } from "./text.ts";

/** What pressing a button of a notice does. */
interface Deeds {
  retry(): unknown;
  erase(): unknown;
}

/** Makes a copy of the notice's piece live: the text, and the ways to act on it. `name` is what the message is called. */
export function enliven(card: HTMLElement, { params = {} }: Shown, name: string, deeds: Deeds): void {
  const text = asText(params);
  for (const part of all(card, "[data-part=text]")) part.append(text);

  const copy = async ({ dataset }: HTMLElement): Promise<void> => {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    for (const part of all(card, "output")) part.replaceChildren(dataset[copied ? "done" : "undone"] ?? "");
    for (const part of copied ? [] : all(card, "[data-part=text]")) {
      part.closest("details")?.setAttribute("open", "");
      getSelection()?.selectAllChildren(part);
    }
  };
  const ask = (asking: boolean): void => {
    for (const part of all(card, "[data-part=ask]")) part.hidden = !asking;
    for (const button of all(card, asking ? "[data-act=keep]" : "[data-act=delete]")) button.focus();
  };
  const does: Record<string, (button: HTMLElement) => unknown> = {
    ...deeds,
    copy,
    open: (button) => button.setAttribute("aria-expanded", String(card.toggleAttribute("data-open"))),
    delete: () => ask(true),
    keep: () => ask(false),
  };
  for (const link of all<HTMLAnchorElement>(card, "[data-act=mail]")) {
    const mail = mailLink(link.href, name, text, link.dataset["paste"] ?? "");
    link.href = mail.href;
    if (!mail.whole) does["mail"] = copy;
  }
  for (const button of all(card, "[data-act]"))
    button.addEventListener("click", () => does[button.dataset["act"] ?? ""]?.(button));
}
