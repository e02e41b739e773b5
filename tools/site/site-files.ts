/** Serves the files of a built site like a host: types, caching, compressed text, the page for unknown addresses. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { extname } from "node:path";
import sirv from "sirv";
import { compressedExtensions } from "../../hosting/precompress.ts";
import { headersOf, type SiteRules } from "../../hosting/site-rules.ts";

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
  rules: SiteRules,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { cache, assets, notFound, types: hostTypes } = rules;
  const files = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ["html"],
    setHeaders: (response, path) => {
      const ending = extname(path).slice(1);
      const type = hostTypes.byPath[path] ?? hostTypes.byExtension[ending] ?? types[ending];
      if (type) response.setHeader("Content-Type", type);
    },
  });
  return (request, response) => {
    const [path = "/"] = request.url?.split("?") ?? [];
    response.setHeaders(new Headers({ ...headersOf(path, rules), Vary: "Accept-Encoding" }));
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    response.setHeader("Cache-Control", path.startsWith(assets) ? cache.assets : cache.pages);
    const sendNotFound = () => {
      response.setHeaders(new Headers({ ...headersOf(notFound, rules), "Cache-Control": cache.errors }));
      delete request.headers["if-none-match"];
      delete request.headers.range;
      request.url = notFound;
      const write = response.writeHead.bind(response);
      const writeHead = (_status: number, more?: OutgoingHttpHeaders) => write(404, more);
      files(request, Object.assign(response, { writeHead }));
    };
    if (isInternal(path, notFound)) sendNotFound();
    else files(request, response, sendNotFound);
  };
}

/**
 * Whether an address is that of a file which only the server reads: the page for unknown addresses, a compressed file.
 */
function isInternal(path: string, notFound: string): boolean {
  const isNotFound = path === notFound || `${path}.html` === notFound;
  return isNotFound || compressedExtensions.some((ending) => path.endsWith(ending));
}
