import { EmailJSResponseStatus, init, send } from "@emailjs/browser";
import { afterEach, expect, test, vi } from "vitest";
import { account, contact, startTestServer } from "./test-server.ts";

afterEach(() => void vi.unstubAllGlobals());

async function startWithLibrary() {
  const { origin, mailMock } = await startTestServer();
  // All that the library needs of a browser.
  vi.stubGlobal("location", { pathname: "/contactus" });
  init({ publicKey: account.publicKey, origin });
  return mailMock;
}

test("the real EmailJS library is told OK and its message arrives", async () => {
  const mailMock = await startWithLibrary();
  const response = await send(account.serviceId, "tpl_contact", contact);
  expect(response).toEqual(new EmailJSResponseStatus(200, "OK"));
  expect(mailMock.messages()).toMatchObject([{ template_params: contact }]);
});

test("the real EmailJS library gets EmailJS's text when it is rejected", async () => {
  await startWithLibrary();
  await expect(send("service_other", "tpl_contact", contact)).rejects.toEqual(
    new EmailJSResponseStatus(
      400,
      "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
    ),
  );
});
