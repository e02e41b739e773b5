/** The script of every page, as one file: it compresses better and needs only one request. */
import "../mail/load-outbox.ts";
import "./menu.ts";
import "./prefetch.ts";
import "./open-now.ts";
import { showNotLoaded } from "./not-loaded.ts";

// The script that hydrates forms shows the message itself, unless it did not load either.
addEventListener("load", () => {
  if (!customElements.get("astro-island")) showNotLoaded();
});
