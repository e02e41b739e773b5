import type { APIRoute } from "astro";
import { content } from "../content/content.ts";
import { searchIndex } from "../search/search-index.ts";
import { hasPage } from "../selectors/pages.ts";

/** Only for a facility that has the search page. */
export const getStaticPaths = () => (hasPage(content(), "search") ? [{ params: { search: "search" } }] : []);

/** `search.json`: the index of the search page. */
export const GET: APIRoute = () => Response.json(searchIndex(content()));
