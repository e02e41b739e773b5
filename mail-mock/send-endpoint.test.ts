import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { sendPath } from "./send-endpoint.ts";
import { account, contact, startTestServer } from "./server-for-tests.ts";

test("a complete request is accepted and becomes one e-mail to the facility", async () => {
  const { send, mailMock } = await startTestServer();

  const response = await send();

  expect(response.status).toBe(200);
  expect(await response.text()).toBe("OK");
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
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

const none = { user_id: undefined, service_id: undefined, template_id: undefined };
const tooLong = { ...contact, message: "x".repeat(52_000) };
const dashboard = "To find this ID, visit https://dashboard.emailjs.com/admin";

test.each([
  ["no user_id", { user_id: undefined }, 400, "The user_id parameter is required"],
  ["an empty user_id", { user_id: "" }, 400, "The user_id parameter is required"],
  ["a user_id that is not a string", { user_id: 7 }, 400, "The user_id parameter is required"],
  ["no service_id", { service_id: undefined }, 400, "The service_id parameter is required"],
  ["no template_id", { template_id: undefined }, 400, "The template_id parameter is required"],
  ["no parameter at all", none, 400, "The user_id parameter is required"],
  ["a malformed key", { user_id: "YOUR_KEY" }, 400, `The Public Key is invalid. ${dashboard}/account`],
  ["an unknown key", { user_id: "Abcdefghijklmnop1" }, 404, "Account not found"],
  ["an unknown service", { service_id: "other" }, 400, `The service ID not found. ${dashboard}`],
  ["an unknown template", { template_id: "other" }, 400, `The template ID not found. ${dashboard}/templates`],
  ["'constructor'", { template_id: "constructor" }, 400, `The template ID not found. ${dashboard}/templates`],
  ["a list", { template_params: ["a"] }, 400, "The template_params parameter must be an object"],
  [
    "more than 50 kB",
    { template_params: tooLong },
    413,
    "Variables size limit. The maximum allowed variables size is 50Kb",
  ],
])("%s is rejected with EmailJS's text", async (_name, changes, status, text) => {
  const { send, mailMock } = await startTestServer();
  const response = await send(contact, changes);
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(mailMock.messages()).toEqual([]);
  expect(mailMock.attempts()).toMatchObject([{ outcome: "rejected", status, text, messageId: null }]);
});

test("parameters just under the limit, none at all and the default service are accepted", async () => {
  const { send, mailMock } = await startTestServer();
  const changes = { service_id: "default_service", template_params: undefined };
  expect((await send({ ...contact, message: "x".repeat(49_000) })).status).toBe(200);
  expect((await send(undefined, changes)).status).toBe(200);
  expect(mailMock.messages()[0]?.subject).toBe("Contact: —");
});

test("a body that is not JSON, of another type or too long is rejected", async () => {
  const { post, mailMock } = await startTestServer();
  expect((await post("{")).status).toBe(400);
  const plain = await post(JSON.stringify({ user_id: account.publicKey }), "text/plain");
  expect(await plain.text()).toBe("The user_id parameter is required");
  expect((await post("x".repeat(5_000_000))).status).toBe(413);
  expect(mailMock.attempts()).toHaveLength(3);
  expect(mailMock.messages()).toEqual([]);
});

test.each(["GET", "PUT", "DELETE"])("%s is not allowed", async (method) => {
  const { get } = await startTestServer();
  const response = await get(sendPath, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST, OPTIONS");
});

test("a preflight from any local origin is allowed and not logged", async () => {
  const { get, mailMock } = await startTestServer();
  const response = await get(sendPath, { method: "OPTIONS" });
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-allow-methods")).toContain("POST");
  expect(response.headers.get("access-control-allow-headers")).toBe("Content-Type");
  expect(mailMock.attempts()).toEqual([]);
});

test("a request that is cut off in the middle does no harm", async () => {
  const { origin, send, mailMock } = await startTestServer();
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.end(`POST ${sendPath} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{`).resume();
  await once(socket, "close");
  expect((await send()).status).toBe(200);
  expect(mailMock.messages()).toHaveLength(1);
});

test("the requests can be read over the API", async () => {
  const { send, get } = await startTestServer();
  await send();
  expect(await (await get("/_mail/api/attempts")).json()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      method: "POST",
      outcome: "accepted",
      status: 200,
      text: "OK",
      fault: null,
      messageId: expect.any(String),
    },
  ]);
});
