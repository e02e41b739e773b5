/** Rules that find leftovers of the sample facility: examples, phone numbers, hosts, keys. */
import { valuesIn } from "../../src/content/rules/values.ts";
import { formsOf } from "../../src/content/schema/page-list.ts";
import { textFiles } from "./built-site.ts";
import { leaves, placeIn, type Finding, type Launch, type Rule } from "./rule.ts";
import { findingAt, labelOf } from "./texts.ts";

/** Finds everything that the content marks as an example. */
export const noSamples: Rule = {
  name: "Examples to replace",
  check: ({ documents }) => {
    const findings: Finding[] = [];
    const others = [...documents].filter(([key]) => key !== "pictures");
    const written = others.flatMap(([, { values }]) => leaves(values)).map(({ leaf }) => String(leaf));
    for (const [key, document] of documents) {
      for (const { path, leaf } of leaves(document.values)) {
        if (path.at(-1) !== "sample" || leaf !== true) continue;
        const name = path.slice(0, -1).join(".") || key;
        // A picture that is nowhere shown is not published.
        if (key === "pictures" && !written.some((text) => text.includes(name))) continue;
        findings.push({
          what: `${name} is still an example`,
          where: placeIn(document, path, "key"),
          fix:
            key === "pictures"
              ? "Put in your own where the editor lists it under Every day, Pictures, and delete it there, or uncheck Example if it is yours"
              : "Put in your own and uncheck Example (sample: true in the file), or delete what you don't have",
        });
      }
    }
    return { scanned: documents.size, findings };
  },
};

const fictionalPhone = /(?<!\d)(?:1?\d{3})?(555[-.\s]?01\d\d)(?!\d)/gu;

/** Finds phone numbers in the range reserved for fiction. */
export const noSamplePhone: Rule = {
  name: "Phone numbers that nobody answers",
  check: (launch) =>
    scan(launch, fictionalPhone, (number) => ({
      what: `${number} is a made-up number (555-01xx)`,
      fix: "Enter your front desk's number",
    })),
};

const hostName = /(?:https?:\/\/|(?<=[\w.])@)([a-z0-9.-]+\.[a-z]{2,}|localhost|127\.0\.0\.1)(?![a-z0-9-])/giu;
const reserved =
  /(?:^|\.)(?:example|invalid|test|localhost)$|(?:^|\.)example\.(?:com|net|org)$|^127\.0\.0\.1$/iu;

/** Finds web and e-mail hosts that do not exist. */
export const noSampleHosts: Rule = {
  name: "Addresses that lead nowhere",
  check: (launch) =>
    scan(
      launch,
      hostName,
      (host) => ({
        what: `${host} is an example address`,
        fix: "Enter the address of your own site, mailbox or service",
      }),
      (host) => reserved.test(host),
    ),
};

/** Searches the content for a pattern, then the built site for matches that do not come from the content. */
function scan(
  { documents, site }: Launch,
  pattern: RegExp,
  tell: (found: string) => Pick<Finding, "what" | "fix">,
  counts: (found: string) => boolean = () => true,
) {
  const findings: Finding[] = [];
  const known = new Set<string>();
  const matches = (text: string) =>
    [...text.matchAll(pattern)].map(([whole, group]) => (group ?? whole).toLowerCase()).filter(counts);
  for (const [, document] of documents) {
    for (const { path, leaf } of leaves(document.values)) {
      for (const found of matches(typeof leaf === "string" ? leaf : "")) {
        known.add(plain(found));
        findings.push({ ...tell(found), where: placeIn(document, path) });
      }
    }
  }
  const files = textFiles(site);
  for (const file of files) {
    for (const found of matches(site.text(file) ?? "")) {
      if (known.has(plain(found))) continue;
      known.add(plain(found));
      findings.push({ ...tell(found), where: file });
    }
  }
  return { scanned: Math.min(documents.size, files.length), findings };
}

const plain = (found: string) => found.replaceAll(/[-.\s]/gu, "");

export const fillsTheGap =
  /^(?:|0+|x+|1234\d*|sample.*|.*[_-]sample|.*placeholder.*|your.*|todo|tbd|id|changeme|undefined|null|none|nan)$/iu;

/** Where EmailJS shows the value of a field of `mail.yaml`. */
const shownAt: Readonly<Record<string, string>> = {
  publicKey: "https://dashboard.emailjs.com/admin/account (Account, General)",
  serviceId: "https://dashboard.emailjs.com/admin (Email Services)",
  templates: "https://dashboard.emailjs.com/admin/templates (Email Templates)",
};

/** The mail service's keys: all that the facility's forms need are set, and none is an example. */
export const mailKeys: Rule = {
  name: "Mail service",
  check: (launch) => {
    const { content, site } = launch;
    const findings: Finding[] = [];
    const forms: readonly string[] = formsOf(content);
    const keys = valuesIn("mail", content.mail, "line").filter(({ path: [field = "", form = ""] }) =>
      field === "templates" ? forms.includes(String(form)) : String(field) in shownAt,
    );
    for (const { path, labels, value } of keys) {
      if (!fillsTheGap.test(value)) continue;
      const label = labels.join(", ");
      findings.push(
        findingAt(
          launch,
          { key: "mail", path: path.map(String), label: `${labelOf("mail")}: ${label}` },
          {
            what: value === "" ? `${label} is missing` : `${label} is an example ("${value}")`,
            fix: `Copy it from ${shownAt[String(path[0])]}, and enter it in the editor under Settings, Mail service`,
          },
        ),
      );
    }
    const local = site.pages.find(
      ({ dom }) => dom.querySelector("#outbox")?.getAttribute("data-origin") === "",
    );
    if (local) {
      findings.push({
        what: "the forms post to the local mail service",
        where: local.file,
        fix: "Build without MAIL_ORIGIN: npm run build",
      });
    }
    return { scanned: keys.length, findings };
  },
};
