/**
 * The fields of any facility's facts and the sections of a page, filled in and composed with a finger at a phone's width:
 * what the form shows, and what the file then says.
 */
import { wholeForm } from "./desk-page.ts";
import { expect, test } from "./fixtures.ts";

// The desk is built once.
test.describe.configure({ mode: "default" });
test.beforeEach(({ desk }) => desk.page.setViewportSize({ width: 390, height: wholeForm }));

test("a season with a night past midnight", async ({ desk }) => {
  await desk.open("files-every-day/entries/hours");
  const season = await desk.add(await desk.reach("Seasons"));
  await desk.fill("Name", "Summer hours", season);
  await desk.fill("From", "2027-06-01", season);
  await desk.fill("Until", "2027-08-31", season);
  const days = await desk.add(await desk.reach("Days", season));
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
  for (const day of ["2027-01-09", "2027-01-16"]) await (await desk.add(days)).getByRole("textbox").fill(day);
  const hours = await desk.add(await desk.reach("Hours"));
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
  const rate = await desk.add(await desk.reach("Rates"));
  await desk.fill("The price is for each", "hour", rate);
  await desk.fill("Price", "95", rate);
  await desk.fill("When", "after 5:00pm", rate);
  await desk.fill("Leads to", "call", rate);
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
  const except = await desk.add(await desk.reach("Except", dates));
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
  await desk.tapChoice(await desk.add(await desk.reach("Also on")), "Hitting");
  const link = await desk.add(await desk.reach("Links"));
  await desk.fill("Label", "Instagram", link);
  await desk.fill("Address", "https://photos.example.com/tess", link);
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
  const old = await desk.add(await desk.reach("Old addresses"));
  await desk.fill("From", "/index.php?page_id=12", old);
  await desk.choose((await desk.reach("To", old)).getByRole("combobox"), "Contact us");
  const { come } = await desk.saved("redirects.yaml");
  expect(come).toEqual(["  - from: /index.php?page_id=12", "    to: contactus"]);
});

test("a number, a paragraph and a waiver in a form", async ({ desk }) => {
  await desk.open("forms/entries/feedback");
  const fields = await desk.reach("Fields");
  const add = async (kind: string, name: string, label: string) => {
    const field = await desk.add(fields);
    await desk.choose((await desk.reach("Kind", field)).getByRole("combobox"), kind);
    await desk.fill("Name", name, field);
    await desk.fill("Label", label, field);
    return field;
  };
  const number = await add("number", "players", "How many players came?");
  await desk.fill("From", "1", number);
  await desk.fill("To", "20", number);
  expect(await desk.problems()).toContain("Wrong: expected what the form says about an answer");
  await desk.fill("Wrong", "A number from 1 to 20", number);
  await add("words", "waiver", "Baseball is a sport in which people get hurt.");
  await desk.fill("Required", "Please accept this", await add("box", "accept", "I accept this"));
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

test("a closed section says its kind by name, and its heading or what it shows", async ({ desk }) => {
  await desk.open("pages/entries/rentbattingcages");
  const lines = [
    ["Floor plan", ""],
    ["Spaces to rent", "cages"],
    ["Text", "## Good to know"],
  ] as const;
  for (const [kind, line] of lines) await expect(await desk.reachSection(kind)).toContainText(line);
  await expect(desk.page.getByText("3 Sections")).toBeVisible();
  await desk.open("disciplines/entries/hitting");
  await expect(await desk.reachSection("Coaches")).toContainText("hitting");
});

test("a section is added, moved up and filled in, another is taken away, and only their lines change", async ({
  desk,
}) => {
  const file = "pages/rentbattingcages.yaml";
  const before = (await desk.read(file)).toString();
  await desk.open("pages/entries/rentbattingcages");
  const section = await desk.add(await desk.reach("Sections"), "Note");
  await desk.fill("Text", "Bring your own bat.", section);
  await (await desk.reachSection("Note")).getByRole("button", { name: "Move Up" }).tap();
  await (await desk.reachSection("Floor plan")).getByRole("button", { name: "Remove" }).tap();
  await expect(desk.page.getByText("3 Sections")).toBeAttached();
  expect(await desk.saved(file)).toEqual({
    gone: ["  - type: plan"],
    come: ["  - type: note", "    body: Bring your own bat."],
  });
  const note = "  - type: note\n    body: Bring your own bat.\n";
  expect((await desk.read(file)).toString()).toBe(
    before.replace("  - type: plan\n", "").replace("  - type: text\n", `${note}  - type: text\n`),
  );
});
