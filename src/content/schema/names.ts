/** The names by which content refers to other things: pictures, pages, files to download, entries of a folder. */
import * as v from "valibot";
import { quoted } from "../../lib/quoted.ts";
import { deskInput, withHelp } from "./metadata.ts";
import { line } from "./types.ts";

/** The endings of the names of pictures. */
export const pictureEndings = ["jpg", "jpeg", "png", "svg", "webp", "avif"] as const;

/** Names of folders and a file, with slashes between them. None begins with a dot, so that `../` leads nowhere. */
const pictureName = new RegExp(
  String.raw`^[a-z0-9_-][a-z0-9_.-]*(?:/[a-z0-9_-][a-z0-9_.-]*)*\.(?:${pictureEndings.join("|")})$`,
  "u",
);

const pictureRule = 'expected the file name of a picture such as "hitting.jpg"';

/** The message about a picture's name, with the character or the ending that is wrong. */
function pictureNameMessage(name: string): string {
  const [letter] = /[^a-z0-9_./-]/u.exec(name) ?? [];
  if (letter !== undefined)
    return `${pictureRule}, of lowercase letters, numbers, -, _ and dots: rename the file without ${quoted(letter)}`;
  if (!pictureEndings.some((ending) => name.endsWith(`.${ending}`)))
    return `expected a picture whose name ends in ${pictureEndings.map((ending) => `.${ending}`).join(", ")}: save it as one of these`;
  return pictureRule;
}

/** The path of a picture in `content/pictures`, with its extension. */
export const picture = v.pipe(
  v.string(pictureRule),
  v.regex(pictureName, ({ input }) => pictureNameMessage(input)),
  deskInput({ input: "picture" }),
);

/** The description of an entry's picture, kept with the entry instead of in `pictures.yaml`. */
export const pictureAlt = withHelp(
  v.optional(line),
  "What the picture shows, for people who can't see it; leave it out if the picture has its words under Pictures",
  "What the picture shows",
);

const addressRule = "expected an address such as /birthday-parties";

/** A page's address: lowercase words after slashes. */
export const pageAddress = v.pipe(
  v.string(addressRule),
  v.regex(
    /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/u,
    `${addressRule}, of lowercase letters, numbers and hyphens after each slash`,
  ),
  v.maxLength(100, `${addressRule}, of at most 100 letters`),
);

/** The key of a page; the rules check that there is one. */
export const routeKey = v.pipe(
  v.string("expected the name of a page such as hitpricing"),
  deskInput({ input: "page" }),
);

/** The name of a file to download; the rules check that there is one. */
export const downloadName = v.pipe(
  v.string("expected the name of a file in the folder files, such as waiver.pdf"),
  deskInput({ input: "file" }),
);

/** The name of a file in another content folder, without its extension. */
export function referenceTo(folder: string) {
  const rule = `choose one: expected the name of a file in ${folder}, without its ending`;
  return v.pipe(
    v.string(rule),
    // The desk's forms list the names.
    v.regex(/^[a-z0-9-]+$/u, ({ input }) => (input === "" ? "choose one" : rule)),
    deskInput({ input: "entry", folder }),
  );
}
