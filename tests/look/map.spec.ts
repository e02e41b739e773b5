/** The drawn map is cut to its place. */
import { expect, test } from "../on-the-day.ts";
import { sampled } from "../scope.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of sampled(["/", "/contactus"]))
  test(`the map of ${path} shows each of its labels whole or not at all`, async ({ reusedPage: page }) => {
    const context = page.context();
    await page.goto(path);
    const map = page.locator(".map img");
    const source = await page.request.get((await map.getAttribute("src")) ?? "");
    const drawing = await context.newPage();
    await drawing.setContent(await source.text());
    for (const width of [360, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const nowhere = { width: 0, height: 0 };
      // The picture may be larger than its place.
      const picture = (await map.boundingBox()) ?? nowhere;
      const place = (await page.locator(".map").boundingBox()) ?? nowhere;
      const cut = await drawing.locator("svg").evaluate(
        (svg, { shown, covered }) => {
          const whole = svg.getBoundingClientRect();
          // The picture covers its box, and what is outside its place is cut off.
          const scale = Math.max(covered.width / whole.width, covered.height / whole.height);
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
        { shown: place, covered: picture },
      );
      expect(place.width).toBeGreaterThan(0);
      expect(cut.count).toBeGreaterThan(5);
      expect.soft(cut.cut, `${width} px`).toEqual([]);
    }
  });
