/** Rules for all four forms. */
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
  pressEarly,
  send,
  sendButton,
} from "./drive.ts";
import { employment, forms } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

// Motion changes nothing that is kept or sent, and costs a tenth of the time.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const specified of forms) {
  // The application has every kind of control: the other forms show the same code again.
  test.describe(specified.name, { tag: specified === employment ? [] : ["@all", "@chromium"] }, () => {
    // The application asks forty questions, one by one.
    test.slow(specified === employment);

    test("every control has a label and is large enough for a finger", async ({ reusedPage: page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, specified);
      const controls = await formOn(page, specified)
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
      expect(controls.length).toBeGreaterThan(specified.controls.length);
      for (const { what, label, height, font, kind } of controls) {
        expect(label, what).toBeTruthy();
        expect(height, what).toBeGreaterThanOrEqual(44);
        if (kind !== "BUTTON") expect(font, what).toBeGreaterThanOrEqual(16);
      }
    });

    test("sends what the specification says, once, and thanks", async ({
      reusedPage: page,
      mail,
      reusedPageComplaints: complaints,
    }) => {
      await open(page, specified);
      await fill(page, specified.answers);
      await send(page, specified);
      await expect.poll(mail.received).toHaveLength(1);
      expect(Object.entries(mail.received()[0] ?? {})).toEqual(Object.entries(specified.params));
      expect(complaints).toEqual([]);
    });

    // What the forms share, in the longest of them.
    if (specified !== employment) return;

    test("sends one message for a double click and for Enter pressed twice", async ({
      reusedPage: page,
      mail,
    }) => {
      await answer(page, specified);
      await sendButton(page).dblclick();
      await expect(alert(page, specified.thanks)).toBeVisible();
      await fillAtOnce(page, specified.answers);
      const field = control(page, specified.controls[0] ?? "");
      await field.press("Enter");
      await field.press("Enter");
      await expect.poll(mail.received).toHaveLength(1);
      await expect(alert(page, "already")).toBeVisible();
      expect(mail.received()).toHaveLength(1);
      expect(mail.attempts()).toHaveLength(1);
    });

    test("keeps the answers when Send is pressed before the script has loaded", async ({
      reusedPage: page,
    }) => {
      const release = await openEarly(page, specified.path);
      const [name = ""] = specified.controls;
      await control(page, name).fill("Ann");
      await control(page, name).press("Enter");
      if (await sendButton(page).isEnabled()) await sendButton(page).click();
      expect(new URL(page.url()).search).toBe("");
      release();
      await alive(page);
      await expect(control(page, name)).toHaveValue("Ann");
    });

    test("sends answers that were filled in without an event", async ({ reusedPage: page, mail }) => {
      await open(page, specified);
      await fillAtOnce(page, specified.answers, { silently: true });
      await expect(sendButton(page)).toBeEnabled();
      await sendButton(page).click();
      await expect(alert(page, specified.thanks)).toBeVisible();
      await expect.poll(mail.received).toEqual([specified.params]);
    });

    test("is sent once the script has loaded when Send was pressed before", async ({
      reusedPage: page,
      mail,
    }) => {
      const release = await openEarly(page, specified.path);
      await fillAtOnce(page, specified.answers);
      await pressEarly(page);
      expect(mail.attempts()).toHaveLength(0);
      release();
      await expect(alert(page, specified.thanks)).toBeVisible();
      await expect.poll(mail.received).toEqual([specified.params]);
      await expect(page.locator("[data-pressed]")).toHaveCount(0);
    });
  });
}
