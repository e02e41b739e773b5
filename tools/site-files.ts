/** Serves the files of a built site like a host: types, caching, compressed text, the page for unknown addresses. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { extname } from "node:path";
import sirv from "sirv";
import { deskAddress } from "../hosting/headers.ts";
import type { SiteRules } from "../hosting/rules.ts";

/** Types that sirv does not know, and text types whose encoding a browser would have to guess. */
const types: Readonly<Record<string, string>> = {
  ico: "image/x-icon",
  txt: "text/plain; charset=utf-8",
  xml: "text/xml; charset=utf-8",
};

/**
 * Handles requests for the files of a folder. Compressed files are the ones that the build wrote beside the originals.
 */
export function siteFiles(
  directory: string,
  { headers, desk = {}, cache, assets, notFound, types: ruled }: SiteRules,
): (request: IncomingMessage, response: ServerResponse) => void {
  const always = new Headers({ ...headers, Vary: "Accept-Encoding" });
  const files = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ["html"],
    setHeaders: (response, path) => {
      const ending = extname(path).slice(1);
      const type = ruled.byPath[path] ?? ruled.byExtension[ending] ?? types[ending];
      if (type) response.setHeader("Content-Type", type);
    },
  });
  return (request, response) => {
    response.setHeaders(always);
    if (request.url?.split("?")[0] === deskAddress) response.setHeaders(new Headers(desk));
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    response.setHeader("Cache-Control", request.url?.startsWith(assets) ? cache.assets : cache.pages);
    files(request, response, () => {
      response.setHeader("Cache-Control", cache.errors);
      delete request.headers["if-none-match"];
      delete request.headers.range;
      request.url = notFound;
      const write = response.writeHead.bind(response);
      const writeHead = (_status: number, more?: OutgoingHttpHeaders) => write(404, more);
      files(request, Object.assign(response, { writeHead }));
    });
  };
}
