/** The rows of the fault matrix that need nothing but a mail service, in WebKit (what Safari is made of). */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { By, Key, until, type WebDriver } from "selenium-webdriver";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { FaultInput } from "../../mail-mock/mail-mock.ts";
import { startSite, type RunningSite } from "../../scripts/serve.ts";
import { startDriverService, type DriverService } from "../webkit/driver.ts";

const driverPath = "/usr/bin/WebKitWebDriver";
const thanks = "Thank you for your message. We will be in touch soon.";

describe.runIf(existsSync(driverPath))("in WebKit", { timeout: 120_000 }, () => {
  let service: DriverService;
  let browser: WebDriver;
  let folder = "";
  let site: RunningSite;

  beforeAll(async () => {
    service = await startDriverService();
  }, 120_000);

  afterAll(() => service?.stop());

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "outbox-webkit-"));
    site = await startSite({ port: 0, mailDirectory: folder });
    browser = await service.open();
  }, 60_000);

  afterEach(async () => {
    await browser.quit();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const fault = (...faults: FaultInput[]): void => site.mailMock.faults.set(faults);
  const mails = (): number => site.mailMock.messages().length;
  const arrived = (count: number): Promise<void> =>
    vi.waitFor(() => expect(mails()).toBe(count), { timeout: 40_000, interval: 50 });

  async function write(message: string): Promise<void> {
    await browser.get(`${site.origin}/contactus`);
    const answers = {
      from_name: "Ann Example",
      email: "ann@parents.example",
      phone: "555-0142",
      subject: "Lessons",
      message,
    };
    for (const [name, answer] of Object.entries(answers))
      await browser.findElement(By.css(`#contact [name=${name}]`)).sendKeys(answer);
    const button = await browser.findElement(By.css("#contact button[type=submit]"));
    await browser.wait(until.elementIsEnabled(button), 10_000);
  }

  async function send(message: string): Promise<void> {
    await write(message);
    await browser.executeScript("document.querySelector('#contact button[type=submit]').click()");
    await told();
  }

  /** The form says what became of the message. */
  const told = (): Promise<unknown> =>
    browser.wait(until.elementLocated(By.css(".form-head :is(.outcome, .outbox-notice)")), 10_000);

  const thanked = (): Promise<unknown> =>
    browser.wait(until.elementLocated(By.xpath(`//*[text()="${thanks}"]`)), 10_000);

  /** The entries on the visitor's disk, as text. */
  const kept = (): Promise<string> =>
    browser.executeAsyncScript(`
      const done = arguments[0];
      indexedDB.databases().then((found) => {
        if (!found.some(({ name }) => name === "outbox")) return done("");
        indexedDB.open("outbox").onsuccess = ({ target }) => {
          const all = target.result.transaction("outbox").objectStore("outbox").getAll();
          all.onsuccess = () => { target.result.close(); done(JSON.stringify(all.result)); };
        };
      });`);

  const states = async (): Promise<string[]> =>
    (JSON.parse((await kept()) || "[]") as { state: string }[]).map(({ state }) => state);

  const become = (...expected: string[]): Promise<void> =>
    vi.waitFor(async () => expect((await states()).toSorted()).toEqual(expected), {
      timeout: 20_000,
      interval: 50,
    });

  const notice = (text: string): Promise<unknown> =>
    browser.wait(
      until.elementLocated(
        By.xpath(`//*[contains(@class, "outbox-notice-body")]//*[contains(., "${text}") and not(@hidden)]`),
      ),
      20_000,
    );

  test("a message arrives once, and its text is gone from the disk", async () => {
    await send("A text to be forgotten");
    await arrived(1);
    await vi.waitFor(async () => expect(await kept()).not.toContain("forgotten"), {
      timeout: 20_000,
      interval: 50,
    });
    await become("sent");
  });

  test("one still queued after a reload is sent once", async () => {
    fault({ kind: "status", status: 429, retryAfter: 5 });
    await send("Queued");
    await become("waiting");
    await browser.navigate().refresh();
    await become("waiting");
    await arrived(1);
    await become("sent");
  });

  test("one whose tab is closed mid-send goes out on the next visit", async () => {
    fault({ kind: "hang" });
    const first = await browser.getWindowHandle();
    await browser.switchTo().newWindow("tab");
    await send("Closed too soon");
    await vi.waitFor(() => expect(site.mailMock.faults.get()).toEqual([]), { timeout: 10_000 });
    await browser.close();
    await browser.switchTo().window(first);
    await browser.get(`${site.origin}/aboutus`);
    await arrived(1);
    await become("sent");
  });

  test("a double click, and two submissions in the same tick, are one message", async () => {
    await write("Twice");
    await browser.executeScript(`
      const form = document.querySelector("#contact");
      form.requestSubmit();
      form.requestSubmit();`);
    await thanked();
    await arrived(1);
    await become("sent");
    await write("Twice more");
    const button = await browser.findElement(By.css("#contact button[type=submit]"));
    await browser.executeScript(
      "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
      button,
    );
    await browser.actions().doubleClick(button).perform();
    await thanked();
    await arrived(2);
    await become("sent", "sent");
  });

  test("Enter twice is one message", async () => {
    await write("Twice");
    await browser.findElement(By.css("#contact [name=subject]")).sendKeys(Key.ENTER, Key.ENTER);
    await thanked();
    await arrived(1);
    await become("sent");
  });

  test("two tabs send the same text once, and six texts once each", async () => {
    const tabs = [await browser.getWindowHandle()];
    await write("From both");
    await browser.switchTo().newWindow("tab");
    tabs.push(await browser.getWindowHandle());
    await write("From both");
    for (const tab of tabs) {
      await browser.switchTo().window(tab);
      await browser.executeScript("document.querySelector('#contact button[type=submit]').click()");
    }
    await thanked();
    await arrived(1);
    for (const [index, text] of ["1", "2", "3", "4", "5"].entries()) {
      await browser.switchTo().window(tabs[index % 2] ?? "");
      await send(text);
    }
    await arrived(6);
    const texts = site.mailMock.messages().map(({ template_params }) => template_params["message"]);
    expect(texts.toSorted()).toEqual(["1", "2", "3", "4", "5", "From both"]);
  });

  test.each([400, 403, 404, 412, 422, 423, 426])(
    'refused once with %i: shown at once, "Try again" delivers it',
    async (status) => {
      fault({ kind: "status", status });
      await send("Refused");
      await notice("isn't taking it right now");
      await become("refused");
      await browser.executeScript("document.querySelector('.form-head [data-act=retry]').click()");
      await arrived(1);
      await become("sent");
    },
  );

  test("too large, or 200 with a page: shown, kept, never called sent", async () => {
    fault({ kind: "html", times: "forever" });
    await send("Misrouted");
    await notice("isn't taking it right now");
    await become("refused");
    fault({ kind: "status", status: 413 });
    await send("Too large");
    await notice("too long for our mail service");
    await become("failed", "refused");
    expect(mails()).toBe(0);
  });

  test.each<FaultInput>([
    ...([301, 302, 303, 307, 308] as const).map(
      (status) => ({ kind: "redirect", status, location: "/contact.vcf" }) as const,
    ),
    { kind: "html", type: "text/plain", encoding: "utf-16le", before: "\uFEFF" },
    { kind: "html", type: "text/plain", before: "\0\0" },
  ])("answered by something else (%o): refused, kept, delivered by another try", async (other) => {
    fault(other);
    await send("Elsewhere");
    await notice("isn't taking it");
    await become("refused");
    await browser.executeScript("document.querySelector('.form-head [data-act=retry]').click()");
    await arrived(1);
    await become("sent");
  });

  test("429 waits two seconds, 5xx is tried again, a hang is given up after 20 s: each arrives", async () => {
    fault({ kind: "status", status: 429 });
    await send("Busy");
    await arrived(1);
    const [first, second] = site.mailMock.attempts().map(({ time }) => Date.parse(time));
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1950);
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
    expect(mails()).toBeGreaterThanOrEqual(1);
    expect(mails()).toBeLessThanOrEqual(site.mailMock.attempts().length);
  });
});
