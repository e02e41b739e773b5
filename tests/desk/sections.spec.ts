/** A page's sections, composed with a finger at a phone's width: what the form shows, and what the file then says. */
import { expect, test } from "./fixtures.ts";

// The desk is built once.
test.describe.configure({ mode: "default" });
test.beforeEach(({ desk }) => desk.page.setViewportSize({ width: 390, height: 844 }));

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
  await desk.reachSection("Text");
  await desk.page.getByRole("button", { name: /^Add .*section/u }).tap();
  await desk.page.getByRole("menuitem", { name: "Note", exact: true }).tap();
  await desk.fill("Text", "Bring your own bat.", await desk.reachSection("Note"));
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
