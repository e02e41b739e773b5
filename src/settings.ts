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
import { resolve } from "node:path";

export const settings = {
  siteUrl: process.env["SITE_URL"],
  contentDir: resolve(process.env["CONTENT_DIR"] ?? "content"),
  /** The folder of the sample facility. */
  sampleDir: resolve("content"),
  outDir: resolve(process.env["OUT_DIR"] ?? "dist"),
  mailOrigin: process.env["MAIL_ORIGIN"],
  /** Whether the build makes AVIF pictures. */
  avif: process.env["AVIF"] !== "no",
  /** The port of the site; 0 means any free port. */
  get port() {
    return portOf(process.env["PORT"]);
  },
  /** Whether this is the development server, where content may change while it runs. */
  development: import.meta.env?.DEV === true,
  /** The current time for all dates, in milliseconds since 1970. */
  get now() {
    return instant(process.env["NOW"]);
  },
} as const;

/** An invalid setting; the message says what was expected. */
export class SettingError extends Error {}

function portOf(text: string | undefined): number {
  if (text === undefined || text === "") return 4321;
  if (/^\d{1,5}$/u.test(text) && Number(text) < 65_536) return Number(text);
  throw new SettingError(`PORT: expected a number from 0 to 65535, such as 4400 (found "${text}")`);
}

function instant(text: string | undefined): number {
  if (text === undefined || text === "") return Date.now();
  const now = Date.parse(text);
  if (Number.isNaN(now))
    throw new SettingError(`NOW: expected an instant such as 2027-01-05T12:00:00Z (found "${text}")`);
  return now;
}
