/** Files that visitors download, such as a waiver. */

/** The folder of these files in the content, and on the site. */
export const downloadFolder = "files";

/** The address of a file: `/files/waiver.pdf`. */
export function downloadPath(name: string): string {
  return `/${downloadFolder}/${name}`;
}

/** Whether an address is that of a file. */
export function isDownload(address: string): boolean {
  return address.startsWith(`/${downloadFolder}/`);
}
