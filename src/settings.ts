/**
 * All environment variables of the site. Only this file reads them.
 *
 * | variable      | what it sets                                              | default                        |
 * | ------------- | --------------------------------------------------------- | ------------------------------ |
 * | `SITE_URL`    | the public origin, for canonical links and the sitemap    | `website` of `facility.yaml`   |
 * | `CONTENT_DIR` | the folder with one facility's words and facts            | `facility.txt`, else `content` |
 * | `OUT_DIR`     | where the built site goes                                 | `dist`                         |
 * | `MAIL_ORIGIN` | the origin forms post to; `same` is the site's own        | the one of `mail.yaml`         |
 * | `AVIF`        | `no`: no AVIF pictures, which take half of a build's time | yes                            |
 * | `PORT`        | the port of `npm start`, `npm run dev` and `npm run edit` | 4321                           |
 * | `NOW`         | the instant that decides dates, `2027-01-05T12:00:00Z`    | the clock                      |
 */
import { statSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";

const siteRule =
  "expected the address of the site with nothing after the host, such as https://www.example.com";
const mailRule = "expected the address of a mail service such as https://api.emailjs.com, or same";
const outRule = "expected a folder for the built site, such as dist";
const contentRule = "expected a folder with a facility's files, such as facilities/prairie-bats";
const portRule = "expected a number from 0 to 65535, such as 4400";
const nowRule = "expected an instant such as 2027-01-05T12:00:00Z";

/** The values that each variable may have, and its default. */
const environment = v.object({
  SITE_URL: v.optional(v.pipe(v.string(), v.check(isOrigin, siteRule))),
  CONTENT_DIR: v.optional(v.pipe(v.string(), v.check(isFolder, contentRule)), "content"),
  OUT_DIR: v.optional(
    v.pipe(
      v.string(),
      v.check((path) => !isFile(path), outRule),
    ),
    "dist",
  ),
  MAIL_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === "same" || isOrigin(text), mailRule),
    ),
  ),
  AVIF: v.optional(v.picklist(["yes", "no"], "expected yes or no"), "yes"),
  PORT: v.pipe(
    v.optional(v.string(), "4321"),
    v.regex(/^\d{1,5}$/u, portRule),
    v.transform(Number),
    v.maxValue(65_535, portRule),
  ),
  NOW: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => Date.parse(text)),
      v.check((instant) => !Number.isNaN(instant), nowRule),
    ),
  ),
});

type Environment = v.InferOutput<typeof environment>;

/** An invalid setting; the message says what was expected. */
export class SettingError extends Error {}

/**
 * The value of a variable. An empty one counts as not set.
 * @throws SettingError
 */
function valueOf<Name extends keyof Environment>(name: Name): Environment[Name] {
  const text = process.env[name];
  const result = v.safeParse(environment.entries[name], text === "" ? undefined : text);
  if (result.success) return result.output as Environment[Name];
  throw new SettingError(`${name}: ${result.issues[0].message} (found "${text}")`);
}

function isOrigin(text: string): boolean {
  return /^https?:/u.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

export const settings = {
  get siteUrl() {
    return valueOf("SITE_URL");
  },
  get contentDir() {
    return resolve(valueOf("CONTENT_DIR"));
  },
  /** The folder of the sample facility. */
  sampleDir: resolve("content"),
  get outDir() {
    return resolve(valueOf("OUT_DIR"));
  },
  get mailOrigin() {
    return valueOf("MAIL_ORIGIN");
  },
  /** Whether the build makes AVIF pictures. */
  get avif() {
    return valueOf("AVIF") === "yes";
  },
  /** The port of the site; 0 means any free port. */
  get port() {
    return valueOf("PORT");
  },
  /** Whether this is the development server, where content may change while it runs. */
  development: import.meta.env?.DEV === true,
  /** The current time for all dates, in milliseconds since 1970. */
  get now() {
    return valueOf("NOW") ?? Date.now();
  },
} as const;
