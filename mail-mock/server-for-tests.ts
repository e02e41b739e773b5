import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { listen } from "./listen.ts";
import { createMailMock, type MailMockOptions } from "./mail-mock.ts";
import { sendPath } from "./send-endpoint.ts";

export const account = {
  publicKey: "test_key",
  serviceId: "test_service",
  templates: {
    tpl_contact: "contact",
    tpl_employment: "employment",
    tpl_feedback: "feedback",
    tpl_team: "team-practice",
  },
} as const;

/** The facility's own account; the team practice form has no page. */
export const realAccount = () => ({
  ...account,
  origin: "https://api.emailjs.com",
  templates: { contact: "tpl_contact", employment: "tpl_employment", feedback: "" },
  email: facility.email,
});

export const facility = { name: "Front Desk", email: "desk@facility.example" };

export const contact = {
  from_name: "Pat Lee",
  to_name: "ContactUs",
  email: "pat@home.example",
  phone: "555-0142",
  subject: "Cage on Friday",
  message: "Is cage 4 free?\n\nThanks,\nPat",
};

/** The body of a request that sends the contact message. */
export const completeBody = {
  lib_version: "4.4.1",
  user_id: account.publicKey,
  service_id: account.serviceId,
  template_id: "tpl_contact",
  template_params: contact,
};

/** A request that sends the contact message. */
export const completeRequest = {
  method: "POST",
  headers: { "Content-type": "application/json" },
  body: JSON.stringify(completeBody),
};

/** Creates a directory that is removed after the test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "mail-mock-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Starts a mail mock that is closed after the test. */
export async function startTestServer(options: Partial<MailMockOptions> = {}) {
  const mailMock = createMailMock({
    directory: temporaryDirectory(),
    account,
    realAccount,
    facility,
    ...options,
  });
  const { origin, close } = await listen(mailMock);
  onTestFinished(async () => {
    await close();
    await mailMock.close();
  });
  const get = (path: string, init?: RequestInit) => fetch(origin + path, init);
  const post = (body: BodyInit, type = "application/json") =>
    get(sendPath, { method: "POST", headers: { "Content-type": type }, body });
  return {
    mailMock,
    origin,
    get,
    /** Gets a page as text. */
    page: async (path: string) => await (await get(path)).text(),
    /** Posts a body to the send endpoint. */
    post,
    /** Sends the contact message; `changes` replaces keys of the body, `undefined` removes them. */
    send: (params: Record<string, unknown> = contact, changes: Record<string, unknown> = {}) =>
      post(JSON.stringify({ ...completeBody, template_params: params, ...changes })),
    setFaults: (faults: unknown) => get("/_mail/api/faults", { method: "PUT", body: JSON.stringify(faults) }),
  };
}
