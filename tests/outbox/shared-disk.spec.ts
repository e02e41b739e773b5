/** Messages when another page or program uses the database. */
import { expect, kept, sendMessage, test } from "./visit.ts";

test(
  "while another program waits to delete the database, and one holds it open, messages go",
  { tag: "@all" },
  async ({ page, context, mail }) => {
    await sendMessage(page, "Before");
    await mail.arrived(1);
    const holder = await context.newPage();
    await holder.goto("/aboutus");
    await holder.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("outbox");
          opening.addEventListener("success", () => {
            Reflect.set(globalThis, "held", opening.result);
            indexedDB.deleteDatabase("outbox").addEventListener("blocked", () => resolve());
          });
        }),
    );
    // Nothing can be stored now, so thanks wait for the delivery.
    await sendMessage(page, "During");
    await mail.arrived(2);
    await holder.close();
    await sendMessage(page, "After");
    await mail.arrived(3);
    for (const text of ["Before", "During", "After"]) expect(mail.count(text)).toBe(1);
  },
);

test(
  "a record that this version did not write is left alone, and everything else goes on",
  { tag: ["@all", "@chromium"] },
  async ({ page, mail }) => {
    const other = { id: "league-1", form: "league", state: "waiting" };
    await sendMessage(page, "First");
    await mail.arrived(1);
    await page.evaluate(
      (record) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("outbox");
          opening.addEventListener("success", () => {
            const transaction = opening.result.transaction("outbox", "readwrite");
            transaction.objectStore("outbox").put(record);
            transaction.addEventListener("complete", () => resolve(opening.result.close()));
          });
        }),
      other,
    );
    await sendMessage(page, "Ours");
    await mail.arrived(2);
    await expect.poll(() => kept(page)).not.toContain("Ours");
    expect(await kept(page)).toContain(JSON.stringify(other));
  },
);
