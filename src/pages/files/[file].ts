import type { APIRoute, GetStaticPaths } from "astro";
import { content } from "../../content/content.ts";
import { namedDownloads } from "../../content/download-uses.ts";
import { readDownload } from "../../content/read/download-files.ts";
import { settings } from "../../settings.ts";

/** One for each file that something links to. */
export const getStaticPaths = (() =>
  namedDownloads(content()).map((file) => ({ params: { file } }))) satisfies GetStaticPaths;

/** `files/waiver.pdf`: a file of the facility, to download. */
export const GET: APIRoute = ({ params }) =>
  new Response(readDownload(settings.contentDir, params["file"] ?? ""), {
    headers: { "Content-Type": "application/pdf", "Content-Disposition": "attachment" },
  });
