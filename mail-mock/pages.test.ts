import { describe, expect, test } from "vitest";
import { contact, openTrial } from "./trial.ts";

const hostile = {
  ...contact,
  from_name: '"><script>alert(1)</script>',
  subject: "<img src=x onerror=alert(1)>",
  message: "</pre><script>alert(1)</script>",
};

async function openMail(params: Record<string, unknown> = contact) {
  const trial = await openTrial();
  await trial.send(params);
  const id = trial.mailMock.messages()[0]?.id ?? "";
  const page = async (path: string) => await (await trial.get(path)).text();
  return { ...trial, id, page };
}

describe("the mail program", () => {
  test("says so when there is no mail, and where to send some from", async () => {
    const { get } = await openTrial();
    const html = await (await get("/_mail")).text();
    expect(html).toContain("No mail yet");
    expect(html).toContain('href="/contactus"');
  });

  test("lists the mail and shows the newest one", async () => {
    const { page, id, send, mailMock } = await openMail();
    await send({ ...contact, from_name: "Kit Alvarez", subject: "Later" });
    const html = await page("/_mail");
    expect(html).toContain("2 messages");
    expect(html).toContain(`href="/_mail/messages/${id}"`);
    expect(html).toContain(`src="/_mail/messages/${mailMock.messages()[0]?.id}/html"`);
  });

  test("shows who wrote, to whom, when, and whom to answer", async () => {
    const { page, id } = await openMail();
    const html = await page(`/_mail/messages/${id}`);
    expect(html).toContain("<title>Contact: Cage on Friday — Pat Lee · Mail mock</title>");
    expect(html).toContain('href="mailto:pat@home.example"');
    expect(html).toContain("desk@facility.example");
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test.each([
    ["text", "Is cage 4 free?\n\nThanks,\nPat"],
    ["raw", "MIME-Version: 1.0"],
    ["parameters", "&quot;to_name&quot;: &quot;ContactUs&quot;"],
  ])("has a view of the %s", async (view, text) => {
    const { page, id } = await openMail();
    expect(await page(`/_mail/messages/${id}?view=${view}`)).toContain(text);
  });

  test("says that a message is gone, with a 404", async () => {
    const { get } = await openMail();
    const answer = await get("/_mail/messages/gone");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("That message is gone");
  });

  test("deletes all mail at the press of a button", async () => {
    const { get, mailMock } = await openMail();
    const answer = await get("/_mail/clear", { method: "POST", redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/_mail"]);
    expect(mailMock.messages()).toEqual([]);
  });

  test("gives its page what is new, ready to show", async () => {
    const { get, id } = await openMail();
    expect(await (await get("/_mail/now")).json()).toEqual({
      rows: [
        {
          id,
          href: `/_mail/messages/${id}`,
          from: "Pat Lee",
          subject: "Contact: Cage on Friday — Pat Lee",
          form: "Contact",
          at: expect.any(String),
          time: expect.stringMatching(/^\d+:\d\d/),
        },
      ],
      attempts: [{ id: "1", at: expect.any(String), time: expect.any(String), what: "accepted: 200 OK" }],
      programme: [],
      faults: "none",
      count: "1 message",
    });
  });

  test.each([
    "tokens.css",
    "look.css",
    "tools.css",
    "mail.css",
    "refresh.js",
    "mark.svg",
    "display.woff2",
    "reading.woff2",
  ])("serves its file %s", async (name) => {
    const { get } = await openTrial();
    expect((await get(`/_mail/assets/${name}`)).status).toBe(200);
  });

  test.each([
    "/_mail/assets/..%2fmail-mock.ts",
    "/_mail/assets/constructor",
    "/_mail/other",
    "/_mail/messages/a/b/c",
  ])("has nothing at %s", async (path) => {
    const { get } = await openTrial();
    expect((await get(path)).status).toBe(404);
  });
});

describe("safety", () => {
  test("the page runs no script but its own and cannot be framed", async () => {
    const { get } = await openMail();
    const answer = await get("/_mail");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain("unsafe");
    const html = await answer.text();
    expect(html).not.toMatch(/<script(?![^>]* src=)|\sstyle=|\son\w+=/i);
  });

  test("a mail is shown in a sandbox that runs nothing and loads nothing", async () => {
    const { get, id } = await openMail();
    const answer = await get(`/_mail/messages/${id}/html`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/(?:^|; )sandbox$/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script-src");
    expect(await answer.text()).toMatch(/^<!doctype html><html lang="en">.*<title>Contact: Cage on Friday/s);
  });

  test.each(["", "?view=text", "?view=raw", "?view=parameters", "/html"])(
    "markup in a message stays text (%s)",
    async (end) => {
      const { page, id } = await openMail(hostile);
      const html = await page(`/_mail/messages/${id}${end}`);
      expect(html).not.toContain("<script>alert");
      expect(html).not.toContain("<img src=x");
    },
  );

  test("a message can be downloaded under a name of our own", async () => {
    const { get, id } = await openMail(hostile);
    const answer = await get(`/_mail/messages/${id}.eml`);
    expect(answer.headers.get("content-type")).toBe("message/rfc822");
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${id}.eml"`);
  });
});

describe("the fault panel", () => {
  const submit = (form: Record<string, string>) => ({
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual" as const,
  });

  test("adds the chosen fault and comes back", async () => {
    const { get, mailMock, id, page } = await openMail();
    const answer = await get(
      "/_mail/faults",
      submit({ fault: "429", times: "2", retryAfter: "7", back: id }),
    );
    expect(answer.headers.get("location")).toBe(`/_mail/messages/${id}?faults`);
    expect(mailMock.faults.get()).toEqual([{ kind: "status", status: 429, retryAfter: 7, times: 2 }]);
    expect(await page("/_mail?faults")).toContain("429 Too Many Requests (Retry-After: 7), 2 times");
  });

  test("never leads away from the mail program", async () => {
    const { get } = await openTrial();
    const answer = await get("/_mail/faults", submit({ fault: "html", times: "1", back: "//evil.example" }));
    expect(answer.headers.get("location")).toBe("/_mail?faults");
  });

  test("clears the programme", async () => {
    const { get, mailMock } = await openTrial();
    mailMock.faults.set([{ kind: "hang", times: "forever" }]);
    await get("/_mail/faults", submit({ clear: "yes" }));
    expect(mailMock.faults.get()).toEqual([]);
  });

  test("knows every fault it offers", async () => {
    const { get, page, mailMock } = await openMail();
    const offered = [...(await page("/_mail")).matchAll(/<option value="([^"]+)"/g)].map(
      ([, value]) => value ?? "",
    );
    const faults = offered.slice(0, offered.indexOf("1"));
    expect(faults.length).toBeGreaterThan(20);
    for (const fault of faults) await get("/_mail/faults", submit({ fault, times: "forever" }));
    expect(mailMock.faults.get()).toHaveLength(faults.length);
  });

  test("refuses a fault that does not exist", async () => {
    const { get } = await openTrial();
    expect((await get("/_mail/faults", submit({ fault: "explode", times: "1" }))).status).toBe(400);
  });
});
