/** Messages when another page or program uses the database. */
import { newMessage } from "../../src/mail/outbox/queued-message.ts";
import { submission } from "./submission.ts";
import { expect, kept, line, notice, sendMessage, test } from "./visit.ts";

/** Records of another program, and messages as other versions of the site may have left them. */
function foreignRecords(): readonly object[] {
  const message = newMessage("foreign", submission, Date.now());
  const { messageName: _name, ...withoutName } = { ...message, id: "foreign-1" };
  const { pausedUntil: _until, ...withoutPause } = { ...message, id: "foreign-2" };
  return [
    { id: "league-1", form: "league", state: "waiting" },
    { format: 1, id: "x" },
    { ...withoutName, state: "failed", isTrouble: true },
    withoutPause,
    { ...message, id: "foreign-3", nextTryAt: "soon" },
  ];
}

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
  "records that this version did not write are left alone, and everything else goes on",
  { tag: ["@all", "@chromium"] },
  async ({ page, mail }) => {
    const others = foreignRecords();
    await sendMessage(page, "First");
    await mail.arrived(1);
    await page.evaluate(
      (records) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("outbox");
          opening.addEventListener("success", () => {
            const transaction = opening.result.transaction("outbox", "readwrite");
            for (const record of records) transaction.objectStore("outbox").put(record);
            transaction.addEventListener("complete", () => resolve(opening.result.close()));
          });
        }),
      others,
    );
    await sendMessage(page, "Ours");
    await mail.arrived(2);
    await expect.poll(() => kept(page)).not.toContain("Ours");
    const stored = JSON.parse(await kept(page)) as unknown[];
    for (const record of others) expect(stored).toContainEqual(record);
    expect(mail.attempts()).toHaveLength(2);
    await page.goto("/aboutus");
    await sendMessage(page, "Once more");
    await mail.arrived(3);
    for (const said of [notice(page), line(page)]) await expect(said).toHaveCount(0);
  },
);
