/** The script of every page, as one file: it compresses better and needs only one request. */
import "../mail/load-outbox.ts";
import "./menu.ts";
import "./prefetch.ts";
import "./open-now.ts";

// Where the file that brings forms to life did not arrive, the page says so. `hydrate-form.ts` does for all others.
addEventListener("load", () => {
  const message = document.getElementById("not-loaded");
  if (!message || customElements.get("astro-island")) return;
  message.hidden = false;
  message.querySelector("button")?.addEventListener("click", () => location.reload());
});
