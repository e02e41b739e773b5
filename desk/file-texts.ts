/** The texts of files as the services of repositories send them. */

/** The text of Base64 with or without line breaks. */
export function textOf(base64: string): string {
  const bytes = Uint8Array.from(atob(base64.replaceAll(/\s/gu, "")), (letter) => letter.codePointAt(0) ?? 0);
  return new TextDecoder().decode(bytes);
}
