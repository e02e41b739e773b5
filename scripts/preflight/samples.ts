/** Rules that find leftovers of the sample facility: examples, phone numbers, hosts, keys. */
import { leaves, placeIn, type Finding, type Launch, type Rule } from "./rule.ts";
import { textFiles } from "./built-site.ts";

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
          fix: "Put in your own and uncheck Example (sample: true in the file), or delete what you don't have",
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

/** The mail service's keys: all are set, and none is an example. */
export const mailKeys: Rule = {
  name: "Mail service",
  check: ({ content: { mail }, documents, site }) => {
    const findings: Finding[] = [];
    const document = documents.get("mail");
    if (!mail || !document) return { scanned: 0, findings };
    const { publicKey, serviceId, templates } = mail;
    const keys = leaves({ publicKey, serviceId, templates });
    for (const { path, leaf } of keys) {
      const value = String(leaf);
      if (!fillsTheGap.test(value)) continue;
      findings.push({
        what: value === "" ? `${path.join(".")} is missing` : `${path.join(".")} is an example ("${value}")`,
        where: placeIn(document, path),
        fix: "Copy it from your account with the mail service; docs/mail.md shows where it is",
      });
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
