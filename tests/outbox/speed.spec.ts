/** How fast a visitor is thanked. */
import { expect, test, write } from "./visit.ts";

// The fastest of nine runs, because the others may wait for other processes.
test("thanks come within 100 ms, and never before the message is stored", async ({ page }) => {
  test.slow();
  const times: number[] = [];
  await page.goto("/contactus");
  for (let round = 0; round < 9; round++) {
    await write(page, `Round ${round}`);
    times.push(
      await page.locator("form#contact").evaluate(
        (form: HTMLFormElement) =>
          new Promise<number>((resolve, reject) => {
            const thanks = "Thank you for your message. We will be in touch soon.";
            const stale = new Set(
              [...document.querySelectorAll("*")].filter((element) => element.textContent === thanks),
            );
            let begun = 0;
            let stored = false;
            // Measured from the transaction's creation; the outbox learns of it later and informs the visitor at
            // once.
            const begin = IDBDatabase.prototype.transaction;
            IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...how) {
              const transaction = begin.apply(this, how);
              if (transaction.mode === "readwrite")
                transaction.addEventListener("complete", () => (stored = true));
              return transaction;
            };
            new MutationObserver((_changes, observer) => {
              const fresh = [...document.querySelectorAll("*")].find(
                (element) =>
                  element.childElementCount === 0 && element.textContent === thanks && !stale.has(element),
              );
              if (!fresh) return;
              observer.disconnect();
              IDBDatabase.prototype.transaction = begin;
              if (stored) resolve(performance.now() - begun);
              else reject(new Error("thanked before the message was stored"));
            }).observe(document.body, { childList: true, subtree: true, characterData: true });
            begun = performance.now();
            form.requestSubmit();
          }),
      ),
    );
  }
  const rounds = times.map((time) => time.toFixed(0)).join(", ");
  test.info().annotations.push({ type: "rounds", description: `thanked after ${rounds} ms` });
  expect(Math.min(...times)).toBeLessThan(100);
});
