/** Serves a built site and the local mail service on one origin, to this machine only. */
import { createServer } from "node:http";
import { siteRules } from "../hosting/rules.ts";
import { createMailMock, type MailMock } from "../mail-mock/mail-mock.ts";
import { mailTemplate } from "../mail-mock/template.ts";
import { mailAccount } from "../src/selectors/forms.ts";
import { entryOf } from "../src/selectors/pages.ts";
import { readContent } from "../src/content/content.ts";
import type { Content } from "../src/content/schema/registry.ts";
import { ContentError } from "../src/content/read/problems.ts";
import { settings } from "../src/settings.ts";
import { closeServer, openServer } from "./listen.ts";
import { localSite } from "./local-site.ts";
import { siteFiles } from "./site-files.ts";

interface SiteOptions {
  /** The port; 0 picks any free port. */
  readonly port: number;
  /** The folder of the built site. */
  readonly directory?: string;
  /** The folder where the local mail service stores its e-mails. */
  readonly mailDirectory?: string;
  /** The facility's content folder; by default the one in the settings. */
  readonly contentDirectory?: string;
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts the site.
 * @throws when the port is taken or the content has problems.
 */
export async function startSite({
  port,
  directory = localSite,
  mailDirectory = ".cache/mail",
  contentDirectory = settings.contentDir,
}: SiteOptions) {
  const content = contentIn(contentDirectory);
  const mailMock = openMailMock(mailDirectory, contentDirectory, content);
  // What a host sends, except for https, which local servers do not have. Aliases stay pages, as on the simplest host.
  const answer = siteFiles(directory, siteRules({ directory, content, mailOrigin: "same", secure: false }));
  const server = createServer((request, response) => {
    mailMock.handle(request, response, () => answer(request, response));
  });
  return {
    /** `http://127.0.0.1:4321`. */
    origin: await openServer(server, port),
    mailMock,
    server,
    close: () => closeServer(server),
  };
}

/** The local mail service with the facility's own keys, so that what works here works in production. */
export function openMailMock(
  directory: string,
  contentDirectory = settings.contentDir,
  content = contentIn(contentDirectory),
): MailMock {
  return createMailMock({
    directory,
    account: mailAccount(content, true),
    to: content.facility.email,
    templateOf: (name) => mailTemplate(entryOf(content.forms, name), content.facility.colors),
    templates: () => {
      const now = contentIn(contentDirectory);
      return now.forms.map((form) => [form.label, mailTemplate(form, now.facility.colors)]);
    },
  });
}

function contentIn(directory: string): Content {
  const { content, problems } = readContent(directory);
  if (problems.length > 0) throw new ContentError(problems);
  return content as Content;
}
