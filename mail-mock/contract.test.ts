import { EmailJSResponseStatus, init, send } from "@emailjs/browser";
import { afterEach, expect, test, vi } from "vitest";
import { account, contact, startTestServer } from "./server-for-tests.ts";

afterEach(() => void vi.unstubAllGlobals());

test("the real EmailJS library is told OK, or why its message is rejected", async () => {
  const { origin, mailMock } = await startTestServer();
  // All that the library needs from a browser.
  vi.stubGlobal("location", { pathname: "/contactus" });
  init({ publicKey: account.publicKey, origin });
  const accepted = await send(account.serviceId, "tpl_contact", contact);
  expect(accepted).toEqual(new EmailJSResponseStatus(200, "OK"));
  expect(mailMock.messages()).toMatchObject([{ template_params: contact }]);
  const text = "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin";
  const rejected = send("service_other", "tpl_contact", contact);
  await expect(rejected).rejects.toEqual(new EmailJSResponseStatus(400, text));
});
