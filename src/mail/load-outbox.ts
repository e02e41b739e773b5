/**
 * On every page: loads the outbox only on devices that have sent a message before, and wakes it whenever a message may
 * be due, or another page may have sent or erased one that this page shows.
 */
async function check(): Promise<void> {
  // Browsers that cannot list databases load the outbox to check; those that block databases have nothing to send.
  const found = await indexedDB.databases?.();
  if (found && !found.some(({ name }) => name === "outbox")) return;
  const { wake } = await import("./outbox/outbox.ts");
  await wake();
}

// Without a network or with storage blocked, there is nothing to do until the next event.
const tryCheck = (): void => void check().catch(() => undefined);

tryCheck();
addEventListener("pageshow", (event) => event.persisted && tryCheck());
addEventListener("online", tryCheck);
// Not when the page is hidden: requesting a lock then would keep it out of the back-forward cache.
document.addEventListener("visibilitychange", () => document.hidden || tryCheck());
