/** Messages when the browser stores nothing, or stops storing. */
import type { Page } from "@playwright/test";
import { chromiumExceptFirst, sampled } from "../scope.ts";
import { expect, kept, notice, sendMessage, test, thanked } from "./visit.ts";

/** Run in the page before its scripts: disks that take nothing. */
const disks = {
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
  slow: () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  "not to be shared, without locks": () => {
    Reflect.deleteProperty(Navigator.prototype, "locks");
  },
  blocked: () => {
    const blocked = (): never => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    Object.defineProperty(globalThis, "indexedDB", { get: blocked });
    Object.defineProperty(globalThis, "localStorage", { get: blocked });
    if (navigator.locks)
      navigator.locks.request = () => Promise.reject(new DOMException("blocked", "SecurityError"));
  },
};
/** Disks that take the first write only. */
const breaking = {
  "the disk is full": () => {
    const { put } = IDBObjectStore.prototype;
    let puts = 0;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...all) {
      if (puts++ > 0) throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, all);
    };
  },
  "nothing can be changed": () => {
    const { transaction } = IDBDatabase.prototype;
    let writes = 0;
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...all) {
      if (all[1] === "readwrite" && writes++ > 0) throw new DOMException("broken", "UnknownError");
      return transaction.apply(this, all);
    };
  },
};

/** As in Chrome before version 119: only what a handler returns asks before the page is left. */
function leaveByReturnedValue(): void {
  const { preventDefault } = Event.prototype;
  Event.prototype.preventDefault = function (this: Event) {
    if (this.type !== "beforeunload") preventDefault.call(this);
  };
}

/** Whether leaving the page asks for confirmation. */
async function leavingAsks(page: Page): Promise<boolean> {
  const asked = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type() === "beforeunload";
  });
  const left = page.goto("about:blank").then(
    () => false,
    () => asked,
  );
  return Promise.race([asked, left]);
}

for (const [index, [what, stub]] of sampled(Object.entries(disks)).entries()) {
  const title = `where the disk is ${what}, the form keeps the answers, and thanks wait for the delivery`;
  test(title, { tag: chromiumExceptFirst(index) }, async ({ page, mail, complaints }) => {
    await page.clock.install();
    await page.addInitScript(stub);
    await page.addInitScript(leaveByReturnedValue);
    mail.fails({ kind: "status", status: 503, times: 2 });
    await sendMessage(page, "Only in the form");
    await expect(notice(page).getByText("please keep this page open")).toBeVisible();
    await expect(page.getByText("Thank you for your message")).toHaveCount(0);
    await expect(page.locator("[name=message]")).toHaveValue("Only in the form");
    expect(await leavingAsks(page), "leaving would lose the message").toBe(true);
    // It is tried again while the page is open.
    await page.clock.fastForward(7000);
    await expect.poll(() => mail.attempts().length).toBeGreaterThan(1);
    await page.clock.fastForward(7000);
    await thanked(page);
    await expect(notice(page)).toHaveCount(0);
    expect(mail.count()).toBe(1);
    await expect(page.locator("[name=message]")).toHaveValue("");
    expect(await leavingAsks(page), "nothing is left to lose").toBe(false);
    // Firefox reports violations of the policy the same way; those are tested elsewhere.
    const isException = /^exception: (?!.*blocked an inline style)/u;
    expect(complaints.filter((complaint) => isException.test(complaint))).toEqual([]);
  });
}

for (const [why, stub] of Object.entries(breaking))
  test(
    `where writes begin to fail after the first, since ${why}, a message arrives`,
    { tag: ["@all", "@chromium"] },
    async ({ page, context, mail }) => {
      await page.addInitScript(stub);
      await sendMessage(page, "Noted only once");
      await mail.arrived(1);
      await page.close();
      const later = await context.newPage();
      await later.goto("/aboutus");
      await expect.poll(() => kept(later)).not.toContain("Noted only once");
      expect(mail.count()).toBeLessThanOrEqual(2);
    },
  );
