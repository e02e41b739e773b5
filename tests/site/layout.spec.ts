/** The layout on every screen, from the specification's section 2. */
import { pages } from "../addresses.ts";
import { expect, test } from "../on-the-day.ts";

const menus: Record<string, Record<string, string>> = {
  "What's New": { "/ninjayouth": "Move, Play, Grow", "/tournament": "HitTrax Tournament" },
  Training: {
    "/hitting": "Hitting",
    "/pitching": "Pitching",
    "/speed": "Speed & Agility",
    "/fielding": "Fielding",
  },
  "More Info": {
    "/aboutus": "About Us",
    "/privacy": "Privacy Policy",
    "/mission": "Our Mission",
    "/cagerules": "Cage Rules",
    "/facilityrules": "Facility Rules",
    "/ninjainfo": "Youth Development",
    "/employmentapp": "Employment Application",
    "/hittrax": "HitTrax",
    "/cancel": "Refund & Cancellation Policy",
  },
};

const links: Record<string, string> = {
  "/packages": "Memberships",
  "/rentbattingcages": "Batting Cages",
  "/rentopenarea": "Open Area",
  "/camps": "Camps & Clinics",
  "/teampractice": "Team Practice",
  "/feedback": "Feedback",
  "/contactus": "Contact us",
};

test.describe("on a large screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the header has every link of the specification", async ({ page }) => {
    await page.goto("/mission");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Clay & Chalk", exact: true })).toHaveAttribute(
      "href",
      "/home",
    );
    await expect(header.getByRole("link", { name: /\(614\) 555-0142/u })).toHaveAttribute("href", "/");
    await expect(header.getByRole("link", { name: "Call", exact: true })).toHaveAttribute(
      "href",
      "tel:+16145550142",
    );
    const main = header.getByRole("navigation", { name: "Main" });
    for (const [path, name] of Object.entries(links)) {
      await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    }
    for (const [menu, entries] of Object.entries(menus)) {
      await main.locator("summary", { hasText: menu }).click();
      for (const [path, name] of Object.entries(entries)) {
        const link = main.getByRole("link", { name, exact: true });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute("href", path);
      }
    }
    const gallery = main.getByRole("link", { name: /Photo Gallery/u });
    await expect(gallery).toHaveAttribute("target", "_blank");
    expect(await main.locator('a[href="/buytokens"]').count()).toBe(0);
    for (const name of [/^Login/u, /^Free Account/u]) {
      const button = header.getByRole("link", { name });
      await expect(button).toHaveCount(1);
      await expect(button).toHaveAttribute("href", /\.example\/login$/u);
      await expect(button).toHaveAttribute("target", "_blank");
    }
  });

  test("one dropdown is open at a time, and Escape or a click beside it closes it", async ({ page }) => {
    await page.goto("/");
    const training = page.locator("details.submenu", { hasText: "Training" });
    const more = page.locator("details.submenu", { hasText: "More Info" });
    await training.locator("summary").click();
    await expect(training).toHaveAttribute("open", "");
    await more.locator("summary").click();
    await expect(training).not.toHaveAttribute("open", "");
    await page.keyboard.press("Escape");
    await expect(more).not.toHaveAttribute("open", "");
    await expect(more.locator("summary")).toBeFocused();
    await more.locator("summary").click();
    await page.mouse.click(640, 700);
    await expect(more).not.toHaveAttribute("open", "");
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu starts collapsed, toggles, and any link collapses it", async ({ page }) => {
    await page.goto("/");
    const toggle = page.getByRole("button", { name: "Menu" });
    const memberships = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Memberships" });
    await expect(memberships).toBeHidden();
    await toggle.click();
    await expect(memberships).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: /^Login/u })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: /^Free Account/u })).toBeVisible();
    await toggle.click();
    await expect(memberships).toBeHidden();
    await toggle.click();
    await memberships.click();
    await expect(page).toHaveURL(/\/packages$/u);
    await expect(memberships).toBeHidden();
    await page.goBack();
    await expect(memberships).toBeHidden();
  });

  test("the phone is one tap away", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Call Clay & Chalk" })).toHaveAttribute(
      "href",
      "tel:+16145550142",
    );
  });
});

test("the footer has the apps, the social pages and the copyright line", async ({ page }) => {
  await page.goto("/hitting");
  const footer = page.getByRole("contentinfo");
  for (const name of [/App Store/u, /Google Play/u, /^facebook/u, /^instagram/u]) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("target", "_blank");
  }
  await expect(footer).toContainText("© 2023 Clay & Chalk Sports Development");
});

test("every page begins at its top, has a skip link and marks itself in the menu", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { path } of pages) {
    await page.goto(path);
    expect(await page.evaluate(() => window.scrollY), path).toBe(0);
    const here = page.getByRole("navigation", { name: "Main" }).locator('[aria-current="page"]');
    const inMenu = path in links || Object.values(menus).some((entries) => path in entries);
    await expect(here, path).toHaveCount(inMenu ? 1 : 0);
  }
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("a page reached from far down another one begins at its top", async ({ page }) => {
  await page.goto("/hitting");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("contentinfo").getByRole("link", { name: "Cage rules" }).click();
  await expect(page).toHaveURL(/\/cagerules$/u);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
