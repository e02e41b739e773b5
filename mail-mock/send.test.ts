import { expect, test } from "vitest";
import { account, contact, openTrial } from "./trial.ts";

test("a complete request is answered OK and becomes one e-mail to the facility", async () => {
  const { send, mailMock } = await openTrial();

  const answer = await send();

  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("OK");
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(mailMock.messages()).toMatchObject([
    {
      template_id: "tpl_contact",
      template_params: contact,
      subject: "Contact: Cage on Friday — Pat Lee",
      to: "desk@facility.example",
      replyTo: "pat@home.example",
      text: expect.stringContaining("Is cage 4 free?\n\nThanks,\nPat"),
    },
  ]);
});

test.each([
  ["no user_id", { user_id: undefined }, 400, "The user_id parameter is required"],
  ["an empty user_id", { user_id: "" }, 400, "The user_id parameter is required"],
  ["a user_id that is no text", { user_id: 7 }, 400, "The user_id parameter is required"],
  ["no service_id", { service_id: undefined }, 400, "The service_id parameter is required"],
  ["no template_id", { template_id: undefined }, 400, "The template_id parameter is required"],
  [
    "nothing at all",
    { user_id: undefined, service_id: undefined, template_id: undefined },
    400,
    "The user_id parameter is required",
  ],
  [
    "a malformed public key",
    { user_id: "YOUR_KEY" },
    400,
    "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
  ],
  ["a public key nobody has", { user_id: "Abcdefghijklmnop1" }, 404, "Account not found"],
  [
    "an unknown service",
    { service_id: "service_other" },
    400,
    "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
  ],
  [
    "an unknown template",
    { template_id: "template_other" },
    400,
    "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
  ],
  [
    "a template named like something every object has",
    { template_id: "constructor" },
    400,
    "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
  ],
  [
    "parameters that are a list",
    { template_params: ["a"] },
    400,
    "The template_params parameter must be an object",
  ],
  [
    "more than 50 kB of parameters",
    { template_params: { ...contact, message: "x".repeat(52_000) } },
    413,
    "Variables size limit. The maximum allowed variables size is 50Kb",
  ],
])("%s is refused in the service's own words", async (_name, changes, status, text) => {
  const { send, mailMock } = await openTrial();
  const answer = await send(contact, changes);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  expect(mailMock.messages()).toEqual([]);
  expect(mailMock.attempts()).toMatchObject([{ verdict: "refused", status, text, message: null }]);
});

test("a message just under the limit goes through", async () => {
  const { send, mailMock } = await openTrial();
  const answer = await send({ ...contact, message: "x".repeat(49_000) });
  expect(answer.status).toBe(200);
  expect(mailMock.messages()).toHaveLength(1);
});

test("the default service and a request without parameters are taken, as the service does", async () => {
  const { send, mailMock } = await openTrial();
  expect((await send(undefined, { service_id: "default_service", template_params: undefined })).status).toBe(
    200,
  );
  expect(mailMock.messages()[0]?.subject).toBe("Contact: —");
});

test("text that is not JSON is a bad request, and a body of another type counts as none", async () => {
  const { post, mailMock } = await openTrial();
  expect((await post("{")).status).toBe(400);
  const plain = await post(JSON.stringify({ user_id: account.publicKey }), { "Content-type": "text/plain" });
  expect(await plain.text()).toBe("The user_id parameter is required");
  expect(mailMock.attempts()).toHaveLength(2);
});

test("a body of several megabytes is refused without being kept", async () => {
  const { post, mailMock } = await openTrial();
  const answer = await post("x".repeat(5_000_000));
  expect(answer.status).toBe(413);
  expect(mailMock.messages()).toEqual([]);
});

test.each(["GET", "PUT", "DELETE"])("%s is not allowed", async (method) => {
  const { get } = await openTrial();
  const answer = await get("/api/v1.0/email/send", { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
});

test("a preflight from any origin is allowed and is no attempt", async () => {
  const { get, mailMock } = await openTrial();
  const answer = await get("/api/v1.0/email/send", { method: "OPTIONS" });
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("access-control-allow-methods")).toContain("POST");
  expect(answer.headers.get("access-control-allow-headers")).toBe("Content-Type");
  expect(mailMock.attempts()).toEqual([]);
});

test("a hundred requests at once are a hundred e-mails, each with its own id", async () => {
  const { send, mailMock } = await openTrial();
  const numbers = Array.from({ length: 100 }, (_, index) => index);
  const answers = await Promise.all(numbers.map((n) => send({ ...contact, subject: `Number ${n}` })));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const messages = mailMock.messages();
  expect(new Set(messages.map(({ id }) => id)).size).toBe(100);
  expect(new Set(messages.map(({ subject }) => subject)).size).toBe(100);
});
