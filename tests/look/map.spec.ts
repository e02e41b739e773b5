/** The drawn map is cut to its place. */
import { expect, test } from "../on-the-day.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the map shows each of its labels whole or not at all", async ({ sharedPage: page }) => {
  const context = page.context();
  await page.goto("/contactus");
  const map = page.locator(".map img");
  const source = await page.request.get((await map.getAttribute("src")) ?? "");
  const drawing = await context.newPage();
  await drawing.setContent(await source.text());
  for (const width of [360, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const place = await map.boundingBox();
    const cut = await drawing.locator("svg").evaluate(
      (svg, shown) => {
        const whole = svg.getBoundingClientRect();
        // The picture covers its place, and what is outside it is cut off.
        const scale = Math.max(shown.width / whole.width, shown.height / whole.height);
        const left = whole.left + (whole.width - shown.width / scale) / 2;
        const top = whole.top + (whole.height - shown.height / scale) / 2;
        const edges = [left, left + shown.width / scale, top, top + shown.height / scale] as const;
        const isCut = (label: Element) => {
          const box = label.getBoundingClientRect();
          const [start, end, upper, lower] = edges;
          const isOutside = box.right < start || box.left > end || box.bottom < upper || box.top > lower;
          const isInside = box.left > start && box.right < end && box.top > upper && box.bottom < lower;
          return !isOutside && !isInside;
        };
        const labels = [...svg.querySelectorAll("[data-label]")];
        return {
          count: labels.length,
          cut: labels.filter(isCut).map((label) => label.outerHTML.slice(0, 40)),
        };
      },
      place ?? { width: 0, height: 0 },
    );
    expect(cut.count).toBeGreaterThan(5);
    expect.soft(cut.cut, `${width} px`).toEqual([]);
  }
});
