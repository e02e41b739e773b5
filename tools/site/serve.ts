/** Serves a built site and the local mail service on one origin. */
import { createServer } from "node:http";
import { siteRules } from "../../hosting/site-rules.ts";
import { createMailMock, type MailMock } from "../../mail-mock/mail-mock.ts";
import { mailTemplate } from "../../mail-mock/template.ts";
import { mailAccount } from "../../src/selectors/forms.ts";
import { readContent } from "../../src/content/content.ts";
import { entryOf, type Content } from "../../src/content/schema/registry.ts";
import { ContentError } from "../../src/content/read/problems.ts";
import { settings } from "../../src/settings.ts";
import { closeServer, openServer, type Reach } from "./listen.ts";
import { siteFiles } from "./site-files.ts";

interface SiteOptions {
  /** The port; 0 picks any free port. */
  readonly port: number;
  /** By default, only this machine reaches it. */
  readonly reach?: Reach;
  /** The folder of the built site. */
  readonly directory: string;
  /** The folder where the local mail service stores its e-mails. */
  readonly mailDirectory?: string;
  /** The facility's content folder; by default the one in the settings. */
  readonly contentDirectory?: string;
  /** The content of that folder, if it is read already. */
  readonly content?: Content;
  /** What answers for the files, if they are read already, for another site of the same folder. */
  readonly files?: ReturnType<typeof siteFiles>;
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts the site.
 * @throws when the port is taken or the content has problems.
 */
export async function startSite({
  port,
  reach = "this machine",
  directory,
  mailDirectory = ".cache/mail",
  contentDirectory = settings.contentDir,
  content = contentIn(contentDirectory),
  // The headers that a host sends. Aliases stay pages, as on the simplest host.
  files = siteFiles(directory, siteRules({ directory, content, mailOrigin: "same" })),
}: SiteOptions) {
  // The built site keeps the keys and forms that it was built with.
  const mailMock = openMailMock(
    mailDirectory,
    () => content,
    () => contentIn(contentDirectory),
  );
  const server = createServer((request, response) => {
    mailMock.handle(request, response, () => files(request, response));
  });
  return {
    /** `http://127.0.0.1:4321`. */
    origin: await openServer(server, port, reach),
    mailMock,
    files,
    server,
    close: () => closeServer(server),
  };
}

/**
 * The local mail service with the facility's own keys, so that what works here works in production.
 * @param contentOfSite the content that the site's forms are made from.
 * @param contentNow that of the folder as it is now.
 */
export function openMailMock(
  directory: string,
  contentOfSite: () => Content | Promise<Content>,
  contentNow = contentOfSite,
): MailMock {
  return createMailMock({
    directory,
    facility: async () => {
      const content = await contentOfSite();
      const { forms, facility } = content;
      return {
        account: mailAccount(content, true),
        to: facility.email,
        templateOf: (name) => mailTemplate(entryOf(forms, name), facility.colors),
      };
    },
    templates: async () => {
      const { forms, facility } = await contentNow();
      return forms.map((form) => [form.label, mailTemplate(form, facility.colors)] as const);
    },
  });
}

/** @throws when the content has problems. */
export function contentIn(directory: string): Content {
  const { content, problems } = readContent(directory);
  if (problems.length > 0) throw new ContentError(problems);
  return content as Content;
}
