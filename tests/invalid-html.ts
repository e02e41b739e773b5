import { resolve } from "node:path";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate/node";
import type { BuiltSite } from "../tools/site/read-site.ts";

/** The violations of the rules of `.htmlvalidate.json` in some pages of a built site, a line each. */
export async function invalidHtml(pages: BuiltSite["pages"]): Promise<string[]> {
  const checker = new HtmlValidate(new FileSystemConfigLoader());
  const reports = await Promise.all(
    pages.map(async ({ html, file }) => {
      const { results } = await checker.validateString(html, resolve("page.html"));
      return results
        .flatMap(({ messages }) => messages)
        .map(({ line, column, message }) => `${file}:${line}:${column} ${message}`);
    }),
  );
  return reports.flat();
}
