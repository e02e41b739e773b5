import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { listen } from "./listen.ts";
import { createMailMock, type MailMockOptions } from "./mail-mock.ts";
import { sendPath } from "./send.ts";

/** The account of the tests. */
export const account = {
  publicKey: "trial_key",
  serviceId: "trial_service",
  templates: {
    tpl_contact: "contact",
    tpl_employment: "employment",
    tpl_feedback: "feedback",
    tpl_team: "team-practice",
  },
} as const;

/** The facility of the tests. */
export const facility = { name: "Front Desk", email: "desk@facility.example" };

/** An empty directory that is gone after the test. */
export function emptyDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "mail-mock-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** A mail mock that listens until the test is over. */
export async function openTrial(options: Partial<MailMockOptions> = {}) {
  const mailMock = createMailMock({ directory: emptyDirectory(), account, to: facility, ...options });
  const { origin, close } = await listen(mailMock);
  onTestFinished(async () => {
    await close();
    await mailMock.close();
  });
  return {
    mailMock,
    origin,
    /** A request to one of the mail mock's addresses. */
    get: (path: string, init?: RequestInit) => fetch(origin + path, init),
    /** Posts a body as it is. */
    post: (body: BodyInit, headers: Record<string, string> = { "Content-type": "application/json" }) =>
      fetch(origin + sendPath, { method: "POST", headers, body }),
    /** Sends a form as the site does; `changes` replaces or (undefined) removes keys of the body. */
    send: (params: Record<string, unknown> = contact, changes: Record<string, unknown> = {}) =>
      fetch(origin + sendPath, {
        method: "POST",
        headers: { "Content-type": "application/json" },
        body: JSON.stringify({ ...envelope("tpl_contact"), template_params: params, ...changes }),
      }),
    /** Changes the programme of faults over HTTP. */
    program: (faults: unknown) =>
      fetch(`${origin}/_mail/api/faults`, { method: "PUT", body: JSON.stringify(faults) }),
  };
}

/** A contact message. */
export const contact = {
  from_name: "Pat Lee",
  to_name: "ContactUs",
  email: "pat@home.example",
  phone: "555-0142",
  subject: "Cage on Friday",
  message: "Is cage 4 free?\n\nThanks,\nPat",
};

function envelope(templateId: string) {
  return {
    lib_version: "4.4.1",
    user_id: account.publicKey,
    service_id: account.serviceId,
    template_id: templateId,
  };
}
