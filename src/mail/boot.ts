/** On every page: loads the outbox only if its database ("outbox", see `indexed-db.ts`) exists on this device. */
async function check(): Promise<void> {
  // Browsers that cannot list databases load the outbox to check; those that block databases have nothing to send.
  const found = indexedDB.databases ? await indexedDB.databases() : [{ name: "outbox" }];
  if (found.some(({ name }) => name === "outbox")) (await import("./outbox/outbox.ts")).start();
}

// Without a network or with storage blocked, there is nothing to do until the next event.
const tryCheck = (): void => void check().catch(() => undefined);

tryCheck();
addEventListener("pageshow", (event) => event.persisted && tryCheck());
addEventListener("online", tryCheck);
// Not when the page is hidden: requesting a lock then would keep it out of the back-forward cache.
document.addEventListener("visibilitychange", () => document.hidden || tryCheck());
