/**
 * Builds the desk for the content folder, which may have problems, into the folder that is given. `npm run edit` runs it
 * in a process of its own.
 */
import { buildDesk, folderDesk } from "../../desk/build.ts";
import { readContent } from "../../src/content/content.ts";
import { settings } from "../../src/settings.ts";

const [directory = ""] = process.argv.slice(2);
await buildDesk(directory, folderDesk(readContent(settings.contentDir).content));
