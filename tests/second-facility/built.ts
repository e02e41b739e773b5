/** The second facility as it is built, once for all its tests. */
import { readContent } from "../../src/content/content.ts";
import type { Content } from "../../src/content/schema/registry.ts";
import { otherSite } from "../other-site.ts";
import { builtPages } from "../static/built.ts";
import { secondFacility } from "./site.ts";

/** The folders of its content and of its site. */
export const { content, directory } = await otherSite(secondFacility);
export const second = readContent(content).content as Content;
export const site = builtPages(directory);

/** All words of a page. */
export const words = (path: string) => site.words(path, "body");
