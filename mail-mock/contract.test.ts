import { EmailJSResponseStatus, init, send } from "@emailjs/browser";
import { afterEach, expect, test, vi } from "vitest";
import { account, contact, openTrial } from "./trial.ts";

// The real library in Node: it only asks the browser for the page's path.
afterEach(() => void vi.unstubAllGlobals());

async function openLibrary() {
  const trial = await openTrial();
  vi.stubGlobal("location", { pathname: "/contactus" });
  init({ publicKey: account.publicKey, origin: trial.origin });
  return trial;
}

test("the real EmailJS library is told OK and its message arrives", async () => {
  const { mailMock } = await openLibrary();
  const answer = await send(account.serviceId, "tpl_contact", contact);
  expect(answer).toEqual(new EmailJSResponseStatus(200, "OK"));
  expect(mailMock.messages()).toMatchObject([{ template_params: contact }]);
});

test("the real EmailJS library gets the service's words when it is refused", async () => {
  await openLibrary();
  await expect(send("service_other", "tpl_contact", contact)).rejects.toEqual(
    new EmailJSResponseStatus(
      400,
      "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
    ),
  );
});
