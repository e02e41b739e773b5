/** The files of the built site. */
import { filesBelow } from "../src/content/read/folder.ts";

/** Every file of a folder, `/_assets/style.css`, sorted. */
export function filesOf(directory: string): string[] {
  return filesBelow(directory).map((file) => `/${file}`);
}

/** Every html file of a built site. */
export function pageFilesOf(directory: string): string[] {
  return filesOf(directory).filter((file) => file.endsWith(".html"));
}

/** The address at which a host serves an html file: `/camps/june.html` is `/camps/june`. */
export function pathOfFile(file: string): string {
  return file.replace(/\.html$/u, "").replace(/(^|\/)index$/u, "$1");
}
