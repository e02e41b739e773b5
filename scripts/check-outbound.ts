/**
 * `npm run check:links`: requests every outbound link of the built site in `dist/` (`OUT_DIR`), and lists each dead
 * booking or purchase link with its page and button. Exits with 1 if there are any.
 */
import { settings } from "../src/settings.ts";
import { checkLinks, describeDead } from "./outbound/check.ts";
import { readSite } from "./preflight/built-site.ts";
import { outboundLinks } from "./preflight/links.ts";

const checked = await checkLinks(outboundLinks(readSite(settings.outDir)));
console.log(describeDead(checked));
process.exitCode = checked.asked > 0 && checked.dead.length === 0 ? 0 : 1;
