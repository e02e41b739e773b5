/** The rows of the fault matrix that need only a mail service, in WebKit (Safari's engine). */
import { describe, expect, test, vi } from "vitest";
import { contact } from "../forms/facts.ts";
import type { Fault } from "../mail-faults.ts";
import { inWebKit, keys, patience } from "./driver.ts";

const { arrived, ask, canSend, driver, fill, mail, open, press, shows, tap, until, visit } = inWebKit();

const fault = (...faults: Fault[]) => mail().fails(...faults);
const click = (selector: string) => ask("document.querySelector(arguments[0]).click()", selector);
const submit = "#contact [type=submit]";

async function write(message: string): Promise<void> {
  await open("/contactus");
  await fill({ ...contact.answers, message });
  await until("it can be sent", canSend);
}

/** Resolves once the form shows the result. */
async function send(message: string): Promise<void> {
  await write(message);
  await click(submit);
  await until("the form says what became of it", () => shows(".form-head :is(.outcome, .outbox-notice)"));
}

const thanked = () => until("the visitor is thanked", () => shows(".outcome[data-look=good]"));

/** The entries on the visitor's disk, as text. */
const kept = (): Promise<string> =>
  driver().executeAsyncScript(`
    const done = arguments[0];
    indexedDB.databases().then((found) => {
      if (!found.some(({ name }) => name === "outbox")) return done("");
      indexedDB.open("outbox").onsuccess = ({ target }) => {
        const all = target.result.transaction("outbox").objectStore("outbox").getAll();
        all.onsuccess = () => { target.result.close(); done(JSON.stringify(all.result)); };
      };
    });`);

const become = (...expected: string[]): Promise<void> =>
  vi.waitFor(async () => {
    const entries = JSON.parse((await kept()) || "[]") as { state: string }[];
    expect(entries.map(({ state }) => state).toSorted()).toEqual(expected);
  }, patience);

const told = (words: string) =>
  until(`it says "${words}"`, () =>
    ask<boolean>(
      "return [...document.querySelectorAll('.outbox-notice-body')].some((body) => body.innerText.includes(arguments[0]))",
      words,
    ),
  );

const secondTry = async () => {
  await click(".form-head [data-act=retry]");
  await arrived(1);
  await become("sent");
};

describe("in WebKit", () => {
  test("a message arrives once, and its text is gone from the disk", async () => {
    await send("A text to be forgotten");
    await arrived(1);
    await vi.waitFor(async () => expect(await kept()).not.toContain("forgotten"), patience);
    await become("sent");
  });

  test("one still queued after a reload is sent once", async () => {
    fault({ kind: "status", status: 429, retryAfter: 5 });
    await send("Queued");
    await become("waiting");
    await driver().navigate().refresh();
    await become("waiting");
    await arrived(1);
    await become("sent");
  });

  test("one whose tab is closed mid-send goes out on the next visit", async () => {
    fault({ kind: "hang" });
    const first = await driver().getWindowHandle();
    await driver().switchTo().newWindow("tab");
    await send("Closed too soon");
    await vi.waitFor(() => expect(mail().faultsLeft()).toEqual([]), patience);
    await driver().close();
    await driver().switchTo().window(first);
    await visit("/aboutus");
    await arrived(1);
    await become("sent");
  });

  test("a double click, two submissions in the same tick, and Enter twice, are one message each", async () => {
    await write("Same tick");
    await ask("const form = document.querySelector('#contact'); form.requestSubmit(); form.requestSubmit();");
    await thanked();
    await arrived(1);
    await write("Double click");
    await tap(submit, { twice: true });
    await thanked();
    await arrived(2);
    await write("Enter");
    await ask("document.querySelector('#contact [name=subject]').focus()");
    await press(keys.ENTER, keys.ENTER);
    await thanked();
    await arrived(3);
    await become("sent", "sent", "sent");
  });

  test('refused once: shown at once, "Try again" delivers it', async () => {
    fault({ kind: "status", status: 403 });
    await send("Refused");
    await told("isn't taking it right now");
    await become("refused");
    await secondTry();
  });

  test("something else answers with a page: refused, kept, delivered by another try", async () => {
    fault({ kind: "html", type: "text/plain", encoding: "utf-16le", before: "\uFEFF" });
    await send("Elsewhere");
    await told("isn't taking it");
    await become("refused");
    await secondTry();
  });

  test("429 waits two seconds, 5xx is tried again, a hang is given up after 20 s: each arrives", async () => {
    fault({ kind: "status", status: 429 });
    await send("Busy");
    await arrived(1);
    const [first = 0, second = 0] = mail().attempts();
    expect(second - first).toBeGreaterThanOrEqual(1950);
    fault({ kind: "status", status: 500 }, { kind: "status", status: 503 });
    await send("Broken");
    await arrived(2);
    fault({ kind: "hang" });
    await send("Hangs");
    await arrived(3);
    expect(await kept()).not.toContain("Hangs");
  });

  test("accepted with the answer lost: sent again, since nobody can know", async () => {
    fault({ kind: "reset", accept: true });
    await send("Lost answer");
    await become("sent");
    expect(mail().messages().length).toBeGreaterThanOrEqual(1);
    expect(mail().messages().length).toBeLessThanOrEqual(mail().attempts().length);
  });
});
