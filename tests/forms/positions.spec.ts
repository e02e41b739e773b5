/** From a job's page to the application, with its position checked. */
import type { Page } from "@playwright/test";
import { sampled } from "../scope.ts";
import { alive, answer, asEntered, control, entered, formOn, open, openEarly } from "./drive.ts";
import { employment } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

// Motion changes nothing that is kept or sent, and costs a tenth of the time.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const unlisted = {
  assistantprogramdirector: "Assistant Program Director",
  communitymarketingassistant: "Community Marketing Assistant",
  youthsportinstructor: "Youth Sports Instructor",
};

const button = (page: Page) => page.getByRole("link", { name: "Back to employment application" });

/** The checked positions. */
async function ticked(page: Page): Promise<readonly string[]> {
  return (await entered(page, employment))["position"] ?? [];
}

/** Follows the button from a job's page to the application. */
async function apply(page: Page, job: string): Promise<void> {
  await page.goto(`/${job}`);
  await button(page).click();
  await expect(page).toHaveURL((url) => url.pathname === employment.path);
  await alive(page);
}

test(
  "a job's button leads to the application with its position checked",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await apply(page, "hittingtrainer");
    expect(await ticked(page)).toEqual(["Hitting Instructor"]);
    await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  },
);

for (const [job, title] of sampled(Object.entries(unlisted))) {
  const tag = "@chromium";
  test(
    `/${job} and the application say that the job isn't on the form yet`,
    { tag },
    async ({ reusedPage: page }) => {
      await page.goto(`/${job}`);
      const note = page.getByText(/^This job isn't on the form yet, so we've checked Staff for you\./u);
      await expect(note).toContainText(title);
      await button(page).click();
      const positions = formOn(page, employment).getByRole("group", { name: /Which jobs/u });
      await expect(positions).toHaveAccessibleDescription(
        new RegExp(`Not listed yet: .*${title}.*choose Staff`, "u"),
      );
    },
  );
}

test("the pages of the other jobs don't say so", { tag: "@chromium" }, async ({ reusedPage: page }) => {
  await page.goto("/staff");
  await expect(page.getByText("isn't on the form yet")).toHaveCount(0);
});

test("a shared address checks the position before the script has loaded", async ({ reusedPage: page }) => {
  const resolve = await openEarly(page, "/employmentapp?position=Speed+Instructor");
  await expect(control(page, "position", "Speed Instructor")).toBeChecked();
  await control(page, "position", "Speed Instructor").uncheck();
  await control(page, "position", "Staff").check();
  resolve();
  await alive(page);
  await page.waitForLoadState("load");
  expect(await ticked(page)).toEqual(["Staff"]);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/employmentapp$/u);
});

test("an unchecked position stays unchecked after a reload and Back", async ({
  reusedPage: page,
  initScript,
}) => {
  // A page from the back-forward cache would not check the position again.
  await initScript(() => addEventListener("unload", () => undefined));
  await apply(page, "hittingtrainer");
  await control(page, "position", "Hitting Instructor").uncheck();
  await page.reload();
  await alive(page);
  expect(await ticked(page)).toEqual([]);
  await page.goto("/aboutus");
  await page.goBack();
  await alive(page);
  await expect.poll(() => ticked(page)).toEqual([]);
});

test(
  "earlier answers stay, and the job's position is checked in addition",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await answer(page, employment);
    await apply(page, "brandambassador");
    expect(await entered(page, employment)).toEqual(
      asEntered({
        ...employment.answers,
        position: ["Brand Ambassador", "Hitting Instructor", "Staff"],
      }),
    );
    await page.goto("/aboutus");
    await open(page, employment);
    expect(await ticked(page)).toEqual(["Brand Ambassador", "Hitting Instructor", "Staff"]);
  },
);

test(
  "of the jobs that are read before anything is answered, the last one's position is checked",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await apply(page, "hittingtrainer");
    await apply(page, "brandambassador");
    expect(await ticked(page)).toEqual(["Brand Ambassador"]);
    await page.reload();
    await alive(page);
    await apply(page, "generalmanager");
    expect(await ticked(page)).toEqual(["General Manager"]);
    // Whoever answers something has seen what is checked.
    await control(page, "First_Name").fill("Sam");
    await apply(page, "staff");
    expect(await ticked(page)).toEqual(["General Manager", "Staff"]);
  },
);

test(
  "a position that was checked by hand stays checked, also after a link to it",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await open(page, employment);
    await control(page, "position", "Hitting Instructor").check();
    await apply(page, "hittingtrainer");
    await apply(page, "staff");
    expect(await ticked(page)).toEqual(["Hitting Instructor", "Staff"]);
  },
);

test(
  "an address with other values checks and fills in nothing",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await page.goto("/employmentapp?position=Umpire&position=%22%5D&First_Name=Eve&language=Other");
    await alive(page);
    expect(await entered(page, employment)).toEqual({});
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the button still leads to the application", async ({ page }) => {
    await page.goto("/youthsportinstructor");
    await button(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Employment Application");
    await expect(page.getByText("Youth Sports Instructor")).not.toHaveCount(0);
  });
});
