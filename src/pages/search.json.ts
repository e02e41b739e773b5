import type { APIRoute } from "astro";
import { content } from "../content/content.ts";
import { searchIndex } from "../search/search-index.ts";

/** `search.json`: what the search page searches. */
export const GET: APIRoute = () => Response.json(searchIndex(content()));
