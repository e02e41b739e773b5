/** The fields of any facility's facts, filled in with a finger at a phone's width: what the file then says. */
import { expect, test } from "./fixtures.ts";

// The desk is built once.
test.describe.configure({ mode: "default" });
test.beforeEach(({ desk }) => desk.page.setViewportSize({ width: 390, height: 844 }));

test("a season with a night past midnight", async ({ desk }) => {
  await desk.open("files-every-day/entries/hours");
  const seasons = await desk.reach("Seasons");
  await seasons.getByRole("button", { name: /^Add/u }).tap();
  await desk.fill("Name", "Summer hours", seasons);
  await desk.fill("From", "2027-06-01", seasons);
  await desk.fill("Until", "2027-08-31", seasons);
  const days = await desk.reach("Days", seasons);
  await days.getByRole("button", { name: /^Add/u }).last().tap();
  await desk.choose((await desk.reach("From", days)).getByRole("combobox"), "monday");
  await desk.choose((await desk.reach("To", days)).getByRole("combobox"), "friday");
  await desk.fill("Opens", "18:00", days);
  await desk.fill("Closes", "1:00", days);
  expect(await desk.problems()).toContain("Closes: expected a time such as 09:00 or 21:00");
  await desk.fill("Closes", "01:00", days);
  const holidays = await desk.reach("Holidays");
  await holidays.getByRole("button", { name: /Columbus Day/u }).tap();
  expect(await desk.saved("hours.yaml")).toEqual({
    gone: ["  - Columbus Day"],
    come: [
      "seasons:",
      "  - name: Summer hours",
      "    from: 2027-06-01",
      "    until: 2027-08-31",
      "    weekly:",
      "      - from: monday",
      "        to: friday",
      '        opens: "18:00"',
      '        closes: "01:00"',
    ],
  });
});

test("an event on two Saturdays that is sold out, with a wait list", async ({ desk }) => {
  await desk.open("events/entries/winter-hittrax");
  const dates = await desk.reach("Dates");
  await dates.getByRole("checkbox", { name: /^Add/u }).tap();
  const days = await desk.reach("Days", dates);
  const textboxes = days.getByRole("textbox");
  for (const [index, day] of ["2027-01-09", "2027-01-16"].entries()) {
    await days.getByRole("button", { name: /^Add/u }).tap();
    await expect(textboxes).toHaveCount(index + 1);
    await textboxes.nth(index).fill(day);
  }
  const hours = await desk.reach("Hours");
  await hours.getByRole("button", { name: /^Add/u }).tap();
  await desk.fill("From", "09:00", hours);
  await desk.fill("To", "10:30", hours);
  const ages = await desk.reach("Ages");
  await ages.getByRole("checkbox", { name: /^Add/u }).tap();
  await desk.fill("From", "18 months", ages);
  await desk.fill("To", "5", ages);
  const status = await desk.reach("Status");
  await status.getByRole("checkbox", { name: /^Add/u }).tap();
  await desk.tapChoice(await desk.reach("Now", status), "sold out");
  const link = await desk.reach("Link", status);
  await link.getByRole("button", { name: /^Add/u }).tap();
  await desk.page.getByRole("menuitem", { name: "Page" }).tap();
  await desk.fill("Label", "Join the wait list", link);
  await desk.choose((await desk.reach("Page", link)).getByRole("combobox"), "Contact us");
  const { come } = await desk.saved("events/winter-hittrax.md");
  expect(come).toEqual([
    "dates:",
    "  days:",
    "    - 2027-01-09",
    "    - 2027-01-16",
    "hours:",
    '  - from: "09:00"',
    '    to: "10:30"',
    "ages:",
    "  from: 18 months",
    "  to: 5",
    "status:",
    "  now: sold out",
    "  link:",
    "    label: Join the wait list",
    "    route: contactus",
  ]);
});

test("a price after five, and a class each Tuesday from a day on, but for one", async ({ desk }) => {
  await desk.open("spaces/entries/open-area");
  const rates = await desk.reach("Rates");
  await rates.getByRole("button", { name: /^Add/u }).last().tap();
  await desk.fill("The price is for each", "hour", rates);
  await desk.fill("Price", "95", rates);
  await desk.fill("When", "after 5:00pm", rates);
  await desk.fill("Leads to", "call", rates);
  expect((await desk.saved("spaces/open-area.yaml")).come).toEqual([
    "  - per: hour",
    "    price: 95",
    "    when: after 5:00pm",
    "    to: call",
  ]);

  await desk.open("events/entries/june-hitting");
  const dates = await desk.reach("Dates");
  await dates.getByRole("checkbox", { name: /^Add/u }).tap();
  await desk.fill("From", "2027-01-05", dates);
  const weekly = await desk.reach("Weekly", dates);
  await (await desk.offered(weekly.getByRole("combobox"), "tuesday")).click();
  await expect(weekly.getByRole("button", { name: /^Remove .*tuesday/u })).toBeVisible();
  const except = await desk.reach("Except", dates);
  await except.getByRole("button", { name: /^Add/u }).tap();
  await except.getByRole("textbox").fill("2027-02-16");
  expect((await desk.saved("events/june-hitting.md")).come).toEqual([
    "dates:",
    "  from: 2027-01-05",
    "  weekly:",
    "    - tuesday",
    "  except:",
    "    - 2027-02-16",
  ]);
});

test("a coach of two disciplines, with a page and an email address", async ({ desk }) => {
  await desk.open("coaches/entries/tess-lindqvist");
  const also = await desk.reach("Also on");
  await also.getByRole("button", { name: /^Add/u }).tap();
  await desk.tapChoice(also, "Hitting");
  const links = await desk.reach("Links");
  await links.getByRole("button", { name: /^Add/u }).tap();
  await desk.fill("Label", "Instagram", links);
  await desk.fill("Address", "https://photos.example.com/tess", links);
  await desk.fill("Email", "tess@example.com");
  const { come } = await desk.saved("coaches/tess-lindqvist.md");
  expect(come).toEqual([
    "also:",
    "  - hitting",
    "links:",
    "  - label: Instagram",
    "    link: https://photos.example.com/tess",
    "email: tess@example.com",
  ]);
});

test("a price from an amount, for a team, with words behind it", async ({ desk }) => {
  await desk.open("packages/entries/winter-league");
  await desk.fill("Price", "0");
  await (await desk.reach("Or more")).getByRole("switch").tap();
  await desk.fill("The price is for each", "team");
  await desk.fill("Price words", "plus tax");
  expect(await desk.problems()).toContain(
    "Price: a free package has no “The price is for each” and no “Or more”",
  );
  await desk.fill("Price", "80");
  const { come } = await desk.saved("packages/winter-league.yaml");
  expect(come).toEqual(["price: 80", "orMore: true", "per: team", "priceWords: plus tax"]);
});

test("a facility in Ontario", async ({ desk }) => {
  await desk.open("files-every-day/entries/facility");
  await desk.fill("Phone", "416-555-0142 ext. 106");
  const address = (await desk.reach("Address")).first();
  // It has to be there, so nothing leaves it out.
  await expect(address.getByRole("checkbox")).toHaveCount(0);
  await address.getByRole("button", { name: "Expand" }).tap();
  await desk.fill("State or province", "ON", address);
  await desk.fill("ZIP or postal code", "M1K1L8", address);
  await desk.fill("Country", "CA", address);
  expect(await desk.problems()).toContain(
    'ZIP or postal code: expected a postal code such as M1K 1L8 (found "M1K1L8")',
  );
  await desk.fill("ZIP or postal code", "M1K 1L8", address);
  const { come } = await desk.saved("facility.yaml");
  expect(come).toEqual(["phone: 416-555-0142 ext. 106", "  state: ON", "  postal: M1K 1L8", "  country: CA"]);
});

test("the words of a button, and an address of the older site", async ({ desk }) => {
  await desk.open("files-words/entries/words");
  const buttons = await desk.reach("Buttons");
  await buttons.getByRole("button", { name: "Expand" }).tap();
  await desk.fill("Sign up", "Join us", buttons);
  expect(await desk.saved("words.yaml")).toEqual({
    gone: ["  signUp: Sign up"],
    come: ["  signUp: Join us"],
  });
  await desk.open("files-settings/entries/redirects");
  const old = await desk.reach("Old addresses");
  await old.getByRole("button", { name: /^Add/u }).last().tap();
  await desk.fill("From", "/index.php?page_id=12", old);
  await desk.choose(desk.field("To", old).last().getByRole("combobox"), "Contact us");
  const { come } = await desk.saved("redirects.yaml");
  expect(come).toEqual(["  - from: /index.php?page_id=12", "    to: contactus"]);
});

test("a number, a paragraph and a waiver in a form", async ({ desk }) => {
  await desk.open("forms/entries/feedback");
  const fields = await desk.reach("Fields");
  const add = async (kind: string, name: string, label: string) => {
    await fields.getByRole("button", { name: /^Add/u }).last().tap();
    // Until the new field is drawn, the last one is the one before.
    const list = desk.field("Kind", fields).last().getByRole("combobox");
    await expect(list).toContainText("(None)");
    await desk.choose(list, kind);
    await desk.fill("Name", name, fields);
    await desk.fill("Label", label, fields);
  };
  await add("number", "players", "How many players came?");
  await desk.fill("From", "1", fields);
  await desk.fill("To", "20", fields);
  expect(await desk.problems()).toContain("Wrong: expected what the form says about an answer");
  await desk.fill("Wrong", "A number from 1 to 20", fields);
  await add("words", "waiver", "Baseball is a sport in which people get hurt.");
  await add("box", "accept", "I accept this");
  await desk.fill("Required", "Please accept this", fields);
  const { come } = await desk.saved("forms/feedback.yaml");
  expect(come).toEqual([
    "  - kind: number",
    "    name: players",
    "    label: How many players came?",
    "    wrong: A number from 1 to 20",
    "    from: 1",
    "    to: 20",
    "  - kind: words",
    "    name: waiver",
    "    label: Baseball is a sport in which people get hurt.",
    "  - kind: box",
    "    name: accept",
    "    label: I accept this",
    "    required: Please accept this",
  ]);
});
