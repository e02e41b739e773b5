/**
 * Builds the desk for the content folder into the folder that is given. `npm run edit` runs it in a process of its own.
 */
import { buildDesk, folderDesk } from "../desk/build.ts";
import { content } from "../src/content/content.ts";

const [directory = ""] = process.argv.slice(2);
await buildDesk(directory, folderDesk(content()));
