/**
 * Asks before an entry with unsaved changes is left. Sveltia keeps a draft of what was typed, but not in the visit in
 * which a folder was picked (docs/decisions/0035-what-the-desk-leaves-to-sveltia.md).
 * A switch that was only tapped is not asked about: it says nothing of itself to the page.
 */
import { registerEventListener } from "@sveltia/cms";

/** Whether something was typed or picked in the open entry since it was opened or saved. */
let isUnsaved = false;

/** From now on, Back, another address, a reload and a closed tab are asked about while the open entry is unsaved. */
export function askBeforeLeaving(): void {
  for (const change of ["beforeinput", "change"])
    addEventListener(change, () => {
      isUnsaved = isEntry(location.href);
    });
  registerEventListener({
    name: "postSave",
    handler: () => {
      isUnsaved = false;
    },
  });
  addEventListener("beforeunload", (event) => {
    if (isUnsaved) event.preventDefault();
  });
  navigation.addEventListener("navigate", (event) => {
    const { url, sameDocument } = event.destination;
    // The browser asks before another document.
    if (!isUnsaved || !sameDocument || url === location.href || !event.cancelable) return;
    if (confirm("Leave this form? What you changed in it is not saved.")) isUnsaved = false;
    else event.preventDefault();
  });
}

/** Whether this is the address of a form, such as `#/collections/coaches/new`. */
function isEntry(address: string): boolean {
  return /^#\/collections\/[^/]+\/(?:new|entries\/)/u.test(new URL(address).hash);
}
