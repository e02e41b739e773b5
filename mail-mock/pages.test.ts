import { describe, expect, test } from "vitest";
import { loadTemplate } from "../src/forms/email/template.ts";
import { contact, facility, realAccount, startTestServer } from "./server-for-tests.ts";

const hostile = {
  ...contact,
  from_name: '"><script>alert(1)</script>',
  subject: "<img src=x onerror=alert(1)>",
  message: "</pre><script>alert(1)</script>",
};

async function startWithMessage(params: Record<string, unknown> = contact) {
  const server = await startTestServer();
  await server.send(params);
  const id = server.mailMock.messages()[0]?.id ?? "";
  return { ...server, id };
}

describe("the list", () => {
  test("links the messages, newest first, and shows the requests", async () => {
    const { page, send } = await startWithMessage();
    await send({ ...contact, subject: "Later" });
    await send(contact, { user_id: "" });
    const html = await page("/_mail");
    expect(html).toMatch(/Contact: Later — Pat Lee<.*Contact: Cage on Friday — Pat Lee</);
    expect(html).toMatch(/rejected: 400 The user_id parameter is required\n.*accepted: 200 OK/);
  });

  test("deletes all messages at the press of a button, and says that there are none", async () => {
    const { get, page, mailMock } = await startWithMessage();
    const response = await get("/_mail/clear", { method: "POST", redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/_mail"]);
    expect(mailMock.messages()).toEqual([]);
    expect(await page("/_mail")).toContain("No messages yet");
  });
});

test("a message is shown with its fields, parameters, text and source, and its HTML in a sandbox", async () => {
  const { page, id } = await startWithMessage();
  const html = await page(`/_mail/messages/${id}`);
  for (const text of [
    "<title>Contact: Cage on Friday — Pat Lee</title>",
    "Pat Lee &lt;desk@facility.example&gt;",
    "pat@home.example",
    "contact (tpl_contact)",
    `<iframe sandbox="" src="/_mail/messages/${id}/html"`,
    "&quot;to_name&quot;: &quot;ContactUs&quot;",
    "Is cage 4 free?\n\nThanks,\nPat",
    "MIME-Version: 1.0",
  ])
    expect(html).toContain(text);
});

test("the templates can be copied from a page that the list links to", async () => {
  const { page } = await startTestServer();
  expect(await page("/_mail")).toContain('<a href="/_mail/templates">');
  const html = await page("/_mail/templates");
  expect(html).not.toContain("team practice");
  for (const form of ["contact", "employment", "feedback"] as const) {
    const { html: code, subject } = loadTemplate(form);
    expect(html).toContain(`<dd dir="auto">${subject}</dd>`);
    expect(html).toContain(
      `>${code.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")}</textarea>`,
    );
  }
});

test("the templates and the messages have the facility's colors", async () => {
  const colors = { clay: "#14304f", board: "#16202c", bulb: "#ffe08a" };
  const { page, send, mailMock } = await startTestServer({
    facility: { ...facility, colors },
    realAccount: () => ({ ...realAccount(), colors }),
  });
  await send();
  const message = `/_mail/messages/${mailMock.messages()[0]?.id}/html`;
  for (const path of ["/_mail/templates", message]) {
    const html = await page(path);
    for (const color of Object.values(colors)) expect(html).toContain(color);
    expect(html).not.toMatch(/#(?:a4472a|8a3920|14211b|ffc24b)/u);
  }
});

test.each(["other", "messages", "messages/__proto__", "messages/..%2f..%2fpackage", "messages/%00/html"])(
  "/_mail/%s is not found",
  async (path) => {
    const { get } = await startTestServer();
    expect((await get(`/_mail/${path}`)).status).toBe(404);
  },
);

describe("security", () => {
  test("the page that tests EmailJS runs its own script, which reaches EmailJS alone", async () => {
    const { get } = await startTestServer();
    const policy = (await get("/_mail/templates")).headers.get("content-security-policy");
    expect(policy).toMatch(
      /^default-src 'none'; .*; script-src 'self'; connect-src https:\/\/api\.emailjs\.com$/,
    );
    expect((await get("/_mail/test-message.mjs")).headers.get("content-type")).toBe("text/javascript");
  });

  test("a page runs no script and cannot be framed", async () => {
    const { get, id, page } = await startWithMessage();
    const policy = (await get("/_mail")).headers.get("content-security-policy");
    expect(policy).toMatch(/^default-src 'none'; style-src 'self'; .*frame-ancestors 'none'$/);
    expect(policy).not.toContain("script-src");
    expect((await get("/_mail/page.css")).headers.get("content-type")).toBe("text/css");
    for (const path of ["/_mail", `/_mail/messages/${id}`])
      expect((await page(path)).replaceAll(/<pre.*?<\/pre>/gs, "")).not.toMatch(/<script|\s(style|on\w+)=/i);
  });

  test("a message's HTML runs nothing and loads nothing, even outside its frame", async () => {
    const { get, id } = await startWithMessage();
    const response = await get(`/_mail/messages/${id}/html`);
    const policy = response.headers.get("content-security-policy");
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; .*; sandbox$/);
    expect(policy).not.toContain("script-src");
    expect(await response.text()).toContain("<title>Contact: Cage on Friday");
  });

  test.each(["", "/html"])("markup in a message stays text (%s)", async (end) => {
    const { page, id } = await startWithMessage(hostile);
    for (const path of ["/_mail", `/_mail/messages/${id}${end}`]) {
      const html = await page(path);
      expect(html).not.toContain("<script>alert");
      expect(html).not.toContain("<img src=x");
    }
  });
});

describe("a query", () => {
  test.each([
    ["fault=503", { kind: "status", status: 503, times: 1 }],
    ["fault=429&retryAfter=7&times=2", { kind: "status", status: 429, retryAfter: 7, times: 2 }],
    ["fault=hang&accept=true&times=forever", { kind: "hang", accept: true, times: "forever" }],
    ["fault=redirect&location=/_mail", { kind: "redirect", status: 302, location: "/_mail", times: 1 }],
  ])("?%s sets a fault, which the list shows", async (query, fault) => {
    const { get, page, mailMock } = await startTestServer();
    const response = await get(`/_mail?${query}`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/_mail"]);
    expect(mailMock.faults.get()).toEqual([fault]);
    expect(await page("/_mail")).toContain(`&quot;kind&quot;:&quot;${fault.kind}&quot;`);
  });

  test.each(["fault=explode", "fault=99", "fault=", "fault=delay&ms=x"])("?%s is rejected", async (query) => {
    const { get, mailMock } = await startTestServer();
    const response = await get(`/_mail?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/^TypeError: 0\./);
    expect(mailMock.faults.get()).toEqual([]);
  });
});
