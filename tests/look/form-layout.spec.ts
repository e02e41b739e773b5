/** What a form shows where as it is filled in and sent. Where its questions are is in design-rules/form-questions.ts. */
import { alive, fill, sendButton } from "../forms/drive.ts";
import { contact, employment, feedback, teamPractice } from "../forms/specified-forms.ts";
import { expect, test } from "../on-the-day.ts";
import { still } from "../still.ts";
import { sampled } from "../scope.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the error of a question in a row is right below its control", async ({ reusedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/contactus");
  await alive(page);
  for (const name of ["Email", "Phone"]) {
    const input = page.getByLabel(name);
    await input.focus();
    await input.blur();
    const error = await page.locator(".field", { has: input }).locator(".field-error").boundingBox();
    const control = await input.boundingBox();
    const gap = (error?.y ?? Number.NaN) - (control?.y ?? 0) - (control?.height ?? 0);
    expect(gap, name).toBeGreaterThanOrEqual(0);
    expect(gap, name).toBeLessThan(12);
  }
});

for (const { name, path } of sampled([employment, feedback, teamPractice]))
  test(`on a phone, the errors of ${name} are at the top of the screen`, async ({ reusedPage: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await alive(page);
    await sendButton(page).click();
    const summary = page
      .getByRole("main")
      .getByRole("alert")
      .filter({ has: page.getByRole("list") });
    await expect(summary).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const header = await page.getByRole("banner").boundingBox();
    const { y = Infinity } = (await summary.boundingBox()) ?? {};
    const below = (header?.y ?? 0) + (header?.height ?? 0);
    expect(y).toBeGreaterThanOrEqual(below);
    expect(y).toBeLessThan(below + 40);
  });

test("why a message cannot be sent yet is beside the button, and on a phone below it", async ({
  reusedPage: page,
}) => {
  await page.goto("/contactus");
  await alive(page);
  const name = page.getByLabel("Full name");
  await name.focus();
  await name.blur();
  const reason = page.getByText(/^Still needed/u);
  const places = async () => {
    const [button, why] = await Promise.all([sendButton(page).boundingBox(), reason.boundingBox()]);
    if (!button || !why) throw new Error("the button or its reason is not drawn");
    return { beside: why.x - button.x - button.width, below: why.y - button.y - button.height };
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  expect((await places()).beside).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await places()).below).toBeGreaterThan(0);
});

test("an error marks its control, and what is typed stays where it is", async ({ reusedPage: page }) => {
  await page.goto("/contactus");
  await alive(page);
  const email = page.getByLabel("Email");
  const look = () =>
    email.evaluate((control) => {
      const { borderInlineStartWidth, borderInlineStartColor, paddingInlineStart } =
        getComputedStyle(control);
      const start = Number.parseFloat(borderInlineStartWidth) + Number.parseFloat(paddingInlineStart);
      return { start, color: borderInlineStartColor, height: control.getBoundingClientRect().height };
    });
  const before = await look();
  await email.focus();
  await email.blur();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  const after = await look();
  expect(after).toEqual({ ...before, color: after.color });
  expect(after.color).not.toBe(before.color);
});

test("what is chosen has one look: a tile, a box and a number", async ({ reusedPage: page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/feedback");
    await alive(page);
    const chosen = [
      page.getByRole("radio", { name: "Yes" }),
      page.getByRole("radio", { name: "8" }),
      page.getByRole("checkbox"),
    ];
    for (const one of chosen) await one.check({ force: true });
    await page.locator("h1").click();
    await still(page);
    const looks = await page.locator(":is(.option, .scale-step):has(:checked)").evaluateAll((all) =>
      all.map((tile) => {
        const { backgroundColor, borderColor, boxShadow } = getComputedStyle(tile);
        return `${backgroundColor} ${borderColor} ${boxShadow}`;
      }),
    );
    expect(looks).toHaveLength(3);
    expect(new Set(looks).size, looks.join("\n")).toBe(1);
  }
});

test("after a message is sent, the thanks are in view; on a phone, the page's heading, too", async ({
  reusedPage: page,
}) => {
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(feedback.path);
    await alive(page);
    await fill(page, { ...feedback.answers, comments: `In view at ${width} px?` });
    await sendButton(page).click();
    await expect(page.locator(".delivery-state > [data-delivered]")).toBeInViewport({ ratio: 1 });
  }
  const hidden = () =>
    page.evaluate(() => {
      const [bar, heading] = [".site-header", "h1"].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return (bar?.bottom ?? Number.NaN) - (heading?.top ?? Number.NaN);
    });
  await expect.poll(hidden).toBeLessThanOrEqual(0);
});

test("the thanks and whether a message is delivered are on one board", async ({ reusedPage: page }) => {
  await page.goto("/contactus");
  await alive(page);
  await fill(page, { ...contact.answers, message: "One board?" });
  await sendButton(page).click();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = () =>
      page.evaluate(() => {
        const [thanks, state] = [".outcome[data-variant=good]", ".delivery-state"].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        );
        if (!thanks || !state) return undefined;
        return [state.left - thanks.left, state.right - thanks.right, state.top - thanks.bottom].map(
          Math.round,
        );
      });
    await expect.poll(edges, `${width} px`).toEqual([0, 0, 0]);
  }
});
