/** File names of the content: safe in addresses and on every operating system. */

const longest = 60;

/** Describes the problem with a file name, if any. */
export function fileNameProblem(name: string, extension: string): string | undefined {
  const found = `(found ${JSON.stringify(name + extension)})`;
  if (!/^[a-z0-9][a-z0-9-]*$/u.test(name))
    return `expected a file name of lowercase letters, numbers and hyphens, such as june-hitting${extension} ${found}`;
  if (name.length > longest) return `expected a file name of at most ${longest} letters ${found}`;
  if (name === "index") return `expected another file name: this one means the whole folder ${found}`;
  return undefined;
}

/** Whether a file of the content holds text; the others are pictures and files to download. */
export function isTextFile(path: string): boolean {
  return /\.(?:yaml|md)$/u.test(path);
}

/** Files that Windows and Mac put into a folder that somebody opens, and the locks of open documents. */
const madeBySystem = /^(?:desktop\.ini|(?:eh)?thumbs(?:_vista)?\.db|icon\r|~\$.*)$/iu;

/**
 * Whether the operating system made a file, such as `.DS_Store` or `Thumbs.db`. `..md` counts as a content file without
 * a name.
 */
export function isHidden(name: string): boolean {
  const isDotFile = name.startsWith(".") && !/^\.+(?:md|yaml)$/u.test(name);
  return isDotFile || madeBySystem.test(name);
}
