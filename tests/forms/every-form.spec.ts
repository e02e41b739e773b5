/** Rules for all four forms. */
import { everything } from "../scope.ts";
import {
  alert,
  alive,
  answer,
  control,
  fill,
  fillAtOnce,
  formOn,
  open,
  openEarly,
  send,
  sendButton,
} from "./drive.ts";
import { contact, employment, forms } from "./facts.ts";
import { expect, test } from "./fixtures.ts";

for (const facts of forms) {
  test.describe(facts.name, () => {
    // The application asks forty questions, one by one.
    test.slow(facts === employment);

    test("gives every control a label, and sizes for a phone", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, facts);
      const controls = await formOn(page, facts)
        .locator("[name], button")
        .evaluateAll((all) =>
          all.map((element) => {
            const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
            // Check boxes and radio buttons are clicked on their labels.
            const target = element.matches("[type=checkbox], [type=radio]")
              ? (labels[0] ?? element)
              : element;
            return {
              what: element.outerHTML,
              label: labels.map((each) => each.textContent).join() || element.textContent,
              height: target.getBoundingClientRect().height,
              font: Number.parseFloat(getComputedStyle(element).fontSize),
              kind: element.tagName,
            };
          }),
        );
      expect(controls.length).toBeGreaterThan(facts.controls.length);
      for (const { what, label, height, font, kind } of controls) {
        expect(label, what).toBeTruthy();
        expect(height, what).toBeGreaterThanOrEqual(44);
        if (kind !== "BUTTON") expect(font, what).toBeGreaterThanOrEqual(16);
      }
    });

    test("sends what the specification says, once, and thanks", async ({ page, mail, complaints }) => {
      await open(page, facts);
      await fill(page, facts.answers);
      await send(page, facts);
      await expect.poll(mail.received).toHaveLength(1);
      expect(Object.entries(mail.received()[0] ?? {})).toEqual(Object.entries(facts.params));
      expect(complaints).toEqual([]);
    });

    // What the forms share, in the shortest and the longest of them.
    if (![contact, employment].includes(facts) && !everything) return;

    test("sends one message for a double click and for Enter pressed twice", async ({ page, mail }) => {
      await answer(page, facts);
      await sendButton(page).dblclick();
      await expect(alert(page, facts.thanks)).toBeVisible();
      await fillAtOnce(page, facts.answers);
      const field = control(page, facts.controls[0] ?? "");
      await field.press("Enter");
      await field.press("Enter");
      await expect.poll(mail.received).toHaveLength(1);
      expect(mail.received()).toHaveLength(1);
      expect(mail.attempts()).toHaveLength(1);
    });

    test("loses nothing to an attempt to send before the script arrived", async ({ page }) => {
      const release = await openEarly(page, facts.path);
      const [name = ""] = facts.controls;
      await control(page, name).fill("Ann");
      await control(page, name).press("Enter");
      if (await sendButton(page).isEnabled()) await sendButton(page).click();
      expect(new URL(page.url()).search).toBe("");
      release();
      await alive(page);
      await expect(control(page, name)).toHaveValue("Ann");
    });

    test("counts answers that were given without an event", async ({ page, mail }) => {
      await open(page, facts);
      await fillAtOnce(page, facts.answers, { silently: true });
      await expect(sendButton(page)).toBeEnabled();
      await sendButton(page).click();
      await expect(alert(page, facts.thanks)).toBeVisible();
      await expect.poll(mail.received).toEqual([facts.params]);
    });

    // The button of the contact form is not enabled before, and says why.
    if (facts === contact) return;
    test("carries out a press on Send from before the script arrived", async ({ page, mail }) => {
      const release = await openEarly(page, facts.path);
      await fillAtOnce(page, facts.answers);
      await sendButton(page).click();
      expect(mail.attempts()).toHaveLength(0);
      release();
      await expect(alert(page, facts.thanks)).toBeVisible();
      await expect.poll(mail.received).toEqual([facts.params]);
      await expect(page.locator("[data-pressed]")).toHaveCount(0);
    });
  });
}
