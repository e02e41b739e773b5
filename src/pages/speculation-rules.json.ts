import type { APIRoute } from "astro";

/** Links to pages, not to files (a picture) or the local mailbox. */
const pages = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: "/_*" } },
    { not: { href_matches: "/*.*" } },
    { not: { selector_matches: "[target=_blank], [download]" } },
  ],
};

/**
 * Which pages a browser may fetch or prepare while the pointer rests on a link or presses it. A header names this file.
 */
export const GET: APIRoute = () => {
  const rule = [{ where: pages, eagerness: "moderate" }];
  return Response.json({ prefetch: rule, prerender: rule });
};
