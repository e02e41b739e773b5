/** On every page: loads the outbox only if there is a message on this device. */
async function check(): Promise<void> {
  // Browsers that cannot list databases load the outbox to check; those that block databases have nothing to send.
  const found = indexedDB.databases ? await indexedDB.databases() : undefined;
  if (found && !found.some(({ name }) => name === "outbox")) return;
  const opening = indexedDB.open("outbox");
  // Deleted in the meantime: it is not created here.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  opening.onsuccess = () => {
    const { result: database } = opening;
    if (!database.objectStoreNames.contains("outbox")) return database.close();
    const counting = database.transaction("outbox").objectStore("outbox").count();
    counting.onsuccess = () => {
      database.close();
      if (counting.result > 0)
        void import("./outbox/outbox.ts").then(
          ({ start }) => start(),
          () => undefined,
        );
    };
  };
}

// Without a network or with storage blocked, there is nothing to do until the next event.
const tryCheck = (): void => void check().catch(() => undefined);

tryCheck();
addEventListener("pageshow", (event) => event.persisted && tryCheck());
addEventListener("online", tryCheck);
// Not when the page is hidden: requesting a lock then would keep it out of the back-forward cache.
document.addEventListener("visibilitychange", () => document.hidden || tryCheck());
