/**
 * Hides Keystatic's buttons that delete or duplicate an entry for files that must exist exactly once, such as Home.
 * Keystatic has no setting for that. The save route rejects such saves as well.
 */
import { listedAs } from "../../src/content/schema/registry.ts";
import { documentAt } from "./preview-path.ts";

export function hidePermanentEntryButtons(): void {
  const style = document.createElement("style");
  style.textContent = "[data-permanent-entry] { display: none !important }";
  document.head.append(style);

  const isPermanent = () => {
    const { key = "" } = documentAt(window.location.pathname) ?? {};
    const listed = listedAs(key);
    return listed && "permanent" in listed && listed.permanent.includes(key.split("/")[1] ?? "");
  };
  new MutationObserver(() => {
    const permanent = isPermanent();
    for (const button of document.querySelectorAll('[role="toolbar"] > button, [role="menuitem"]'))
      button.toggleAttribute(
        "data-permanent-entry",
        permanent && /^(?:Delete|Duplicate) entry/u.test(button.textContent),
      );
  }).observe(document.body, { childList: true, subtree: true });
}
