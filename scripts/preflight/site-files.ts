/** Rules about the built files: the HTML is valid, and security researchers can find a contact. */
import { resolve } from "node:path";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate/node";
import type { Finding, Rule } from "./rule.ts";

/** Every page is valid HTML by the rules in `.htmlvalidate.json`. */
export const validHtml: Rule = {
  name: "Invalid HTML",
  check: async ({ site }) => {
    const checker = new HtmlValidate(new FileSystemConfigLoader());
    const config = resolve("page.html");
    const findings: Finding[] = [];
    for (const { html, file } of site.pages) {
      const { results } = await checker.validateString(html, config);
      for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages)) {
        findings.push({
          what: `${message} (${ruleId})`,
          where: `${file}:${line}:${column}`,
          fix: "Fix the Markdown of this page; if it looks right, tell a developer",
        });
      }
    }
    return { scanned: site.pages.length, findings };
  },
};

/** `/.well-known/security.txt` exists and has not expired. */
export const securityContact: Rule = {
  name: "security.txt",
  check: ({ site, now }) => {
    const file = ".well-known/security.txt";
    const text = site.text(file);
    const finding = (what: string, fix: string) => ({ scanned: 1, findings: [{ what, where: file, fix }] });
    if (text === undefined)
      return finding("the file is missing", "Build the site; if the file is still missing, tell a developer");
    const expires = Date.parse(/^Expires:\s*(\S+)/imu.exec(text)?.[1] ?? "");
    if (Number.isNaN(expires))
      return finding("it does not say when it expires", "Add a line Expires: with a date");
    if (expires <= now)
      return finding(
        `it expired on ${new Date(expires).toISOString().slice(0, 10)}`,
        "Build and publish the site again; every build renews it",
      );
    if (!/^Contact:\s*(?:https:|mailto:|tel:)/imu.test(text))
      return finding("it names no contact", "Add a line Contact: with an address");
    return { scanned: 1, findings: [] };
  },
};
