/** Serves a built site and the local mail service on one origin, to this machine only. */
import { createServer } from "node:http";
import { siteRules } from "../hosting/rules.ts";
import { closeServer, openServer } from "../mail-mock/listen.ts";
import { createMailMock, type MailMock } from "../mail-mock/mail-mock.ts";
import { loadTemplate } from "../src/forms/email/template.ts";
import { mailAccount } from "../src/selectors/forms.ts";
import { readContent } from "../src/content/content.ts";
import { formsOf } from "../src/content/read/page-list.ts";
import type { Content } from "../src/content/schema/registry.ts";
import { ContentError } from "../src/content/read/problems.ts";
import { settings } from "../src/settings.ts";
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
  const mailMock = openMailMock(mailDirectory, contentDirectory);
  // What a host sends, except for https, which local servers do not have. Aliases stay pages, as on the simplest host.
  const rules = once(`rules ${directory} ${contentDirectory}`, () =>
    siteRules({ directory, content: siteContent(contentDirectory), mailOrigin: "same", secure: false }),
  );
  const answer = siteFiles(directory, rules);
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
export function openMailMock(directory: string, contentDirectory = settings.contentDir): MailMock {
  const site = once(`content ${contentDirectory}`, () => siteContent(contentDirectory));
  const { facility, forms } = site;
  return createMailMock({
    directory,
    account: mailAccount(site, true),
    to: facility.email,
    templateOf: (name) =>
      once(`template ${name} ${contentDirectory}`, () => {
        const form = forms.find(({ slug }) => slug === name);
        if (!form) throw new Error(`there is no form "${name}"`);
        return loadTemplate(form, facility.colors);
      }),
    templates: () => {
      const now = siteContent(contentDirectory);
      return formsOf(now).map((form) => [form.label, loadTemplate(form, now.facility.colors)]);
    },
  });
}

function siteContent(directory: string): Content {
  const { content, problems } = readContent(directory);
  if (problems.length > 0) throw new ContentError(problems);
  return content as Content;
}

const known = new Map<string, unknown>();

/** Caches the first result of a function: a process that serves a folder many times, as tests do, reads it once. */
function once<Value>(key: string, read: () => Value): Value {
  if (!known.has(key)) known.set(key, read());
  return known.get(key) as Value;
}
