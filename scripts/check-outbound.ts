/**
 * `npm run check:links`: asks every other site that the built site in `dist/` (`OUT_DIR`) links to, and names each
 * dead booking or purchase link with its page and button. Exits with 1 when there is any.
 */
import { settings } from "../src/settings.ts";
import { checkLinks, describeDead } from "./outbound/check.ts";
import { readSite } from "./preflight/built-site.ts";
import { outboundLinks } from "./preflight/links.ts";

const checked = await checkLinks(outboundLinks(readSite(settings.outDir)));
console.log(describeDead(checked));
process.exitCode = checked.asked > 0 && checked.dead.length === 0 ? 0 : 1;
