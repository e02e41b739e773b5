import { all } from "./notice-parts.ts";
import type { QueuedMessage } from "./queued-message.ts";
import { asText, mailLink } from "./text.ts";

interface NoticeActions {
  retry(): unknown;
  erase(): unknown;
}

/** Fills in a notice's text and wires its buttons. */
export function wireActions(
  notice: HTMLElement,
  { params = {}, title }: QueuedMessage,
  actions: NoticeActions,
): void {
  const text = asText(params);
  for (const part of all(notice, "[data-part=text]")) part.append(text);

  const copy = async ({ dataset }: HTMLElement): Promise<void> => {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    for (const part of all(notice, "output")) part.replaceChildren(dataset[copied ? "done" : "undone"] ?? "");
    for (const part of copied ? [] : all(notice, "[data-part=text]")) {
      part.closest("details")?.setAttribute("open", "");
      getSelection()?.selectAllChildren(part);
    }
  };
  const ask = (asking: boolean): void => {
    for (const part of all(notice, "[data-part=ask]")) part.hidden = !asking;
    for (const button of all(notice, asking ? "[data-act=keep]" : "[data-act=delete]")) button.focus();
  };
  const onClick: Record<string, (button: HTMLElement) => unknown> = {
    ...actions,
    copy,
    open: (button) => button.setAttribute("aria-expanded", String(notice.toggleAttribute("data-open"))),
    delete: () => ask(true),
    keep: () => ask(false),
  };
  for (const link of all<HTMLAnchorElement>(notice, "[data-act=mail]")) {
    const mail = mailLink(link.href, title, text, link.dataset["paste"] ?? "");
    link.href = mail.href;
    if (!mail.whole) onClick["mail"] = copy;
  }
  for (const button of all(notice, "[data-act]"))
    button.addEventListener("click", () => onClick[button.dataset["act"] ?? ""]?.(button));
}
