/** The files of the content in the folder on this computer as they are now, outside of the desk. */

/**
 * The texts of the content's files by path, such as `content/hours.yaml`. Pictures are listed with an empty text.
 * Line breaks are `\n`, and a text has no blank lines around it, as in the texts that Sveltia gives to a file format.
 */
export type Files = ReadonlyMap<string, string>;

/** Where `npm run edit` serves the files of the folder on this computer. */
export const folderAddress = "/admin/content.json";

/**
 * Reads the files again.
 * @throws Error with a sentence for the owner when they can't be read.
 */
export async function readFolder(): Promise<Files> {
  const response = await fetch(folderAddress, { cache: "no-store" }).catch(() => undefined);
  if (!response?.ok) throw new Error("The folder can't be read. Is npm run edit still running?");
  return comparable(Object.entries((await response.json()) as Readonly<Record<string, string>>));
}

/** Texts as Sveltia passes them on, without blank lines at their ends. */
function comparable(files: Iterable<readonly [string, string]>): Files {
  return new Map([...files].map(([path, text]) => [path, text.replaceAll(/\r\n?/gu, "\n").trim()]));
}
