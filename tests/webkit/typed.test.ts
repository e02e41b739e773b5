/**
 * Text typed into a form also survives reload, Back and links in WebKit, and is erased when the tab closes or the form
 * is sent.
 */
import { expect, test } from "vitest";
import { contact } from "../forms/facts.ts";
import { inWebKit } from "./driver.ts";

const { alive, ask, canSend, driver, entered, fill, open, shows, tap, until, visit, widen } = inWebKit();

const message = Object.fromEntries(
  Object.entries(contact.answers).map(([name, value]) => [name, [String(value)]]),
);
const empty = Object.fromEntries(Object.keys(message).map((name) => [name, [""]]));
const person = { First_Name: ["Sam"], MondayFrom: ["14:00"], position: ["Staff"], teachLesson: ["No"] };

async function reload(): Promise<void> {
  await driver().navigate().refresh();
  await alive();
}

async function send(): Promise<void> {
  await until("it can be sent", canSend);
  await tap("form [type=submit]");
  await until("it was sent", () => shows(".outcome[data-look=good]"));
}

async function back(path: string): Promise<void> {
  await driver().navigate().back();
  await until(`${path} is there`, async () => new URL(await driver().getCurrentUrl()).pathname === path);
}

/** Goes to a page without a form and back. */
async function awayAndBack(path: string): Promise<void> {
  await visit("/privacy");
  await back(path);
  await alive();
}

test.each([420, 1270])(
  "a message survives two reloads, a link away and back, and Back, at %i px",
  async (width) => {
    await widen(width);
    await open("/contactus");
    await fill(message);
    for (let times = 0; times < 2; times++) {
      await reload();
      expect(await entered()).toEqual(message);
    }
    await visit("/privacy");
    await open("/contactus");
    expect(await entered()).toEqual(message);
    await awayAndBack("/contactus");
    expect(await entered()).toEqual(message);
    await send();
    await reload();
    expect(await entered()).toEqual(empty);
    await awayAndBack("/contactus");
    expect(await entered()).toEqual(empty);
    expect(await ask<string>("return Object.values(sessionStorage).join('')")).toBe("");
  },
);

test("times, boxes and radios survive, what was unticked too", async () => {
  await open("/employmentapp?position=Staff&position=Brand+Ambassador");
  expect(await entered(["position"])).toEqual({ position: ["Brand Ambassador", "Staff"] });
  await fill(person);
  await reload();
  expect(await entered(Object.keys(person))).toEqual(person);
  await awayAndBack("/employmentapp");
  expect(await entered(Object.keys(person))).toEqual(person);
});

test("what was sent on a later visit in the tab does not come back with an earlier one", async () => {
  await open("/contactus");
  await fill(message);
  await visit("/privacy");
  await open("/contactus");
  await send();
  await back("/privacy");
  await back("/contactus");
  await alive();
  await until("nothing comes back", async () =>
    Object.values(await entered()).every(([value]) => value === ""),
  );
  expect(await ask<number>("return document.querySelectorAll('[aria-invalid]').length")).toBe(0);
});

test("another tab knows nothing of it", async () => {
  await open("/contactus");
  await fill(message);
  const first = await driver().getWindowHandle();
  await driver().switchTo().newWindow("tab");
  await open("/contactus");
  expect(await entered()).toEqual(empty);
  await driver().close();
  await driver().switchTo().window(first);
  expect(await entered()).toEqual(message);
});
