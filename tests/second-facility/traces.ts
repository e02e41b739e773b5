/** Finds words, prices, pictures and colors of the sample in another facility's site. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { textFiles, type BuiltSite } from "../../tools/site/read-site.ts";
import { readContent } from "../../src/content/content.ts";
import { picturesIn } from "../../src/content/read/picture-files.ts";
import { buttonTargets, idOf } from "../../src/content/rules/booking.ts";
import type { Content } from "../../src/content/schema/registry.ts";
import { formatMoney } from "../../src/lib/money.ts";
import { siteColors } from "../../src/lib/theme.ts";

const sample = readContent("content").content as Content;

/** Every price of a facility, as pages write it. */
const prices = ({ packages, spaces, facility }: Content) =>
  new Set(
    [
      ...packages.flatMap(({ price, upTo }) => [price ?? [], upTo ?? []].flat()),
      ...spaces.flatMap(({ rates }) => rates.flatMap(({ price }) => price ?? [])),
    ].map((amount) => formatMoney(amount, facility.currency)),
  );

/** The sample's identifying texts: names, numbers, addresses, ids. */
function marksOf(content: Content): string[] {
  const { facility, coaches, testimonials, packages, events, mail } = content;
  const { name, organization, phone, email, address, booking } = facility;
  const hosts = [...JSON.stringify(facility).matchAll(/https:\/\/([^/"]+)/gu)].map(([, host = ""]) => host);
  return [
    name,
    name.replace("&", "&amp;"),
    organization,
    email,
    address.street,
    address.city,
    address.postal ?? address.city,
    phone,
    phone.replaceAll(/\D/gu, ""),
    phone.replaceAll(/\D+/gu, "-").replace(/^-/u, ""),
    ...hosts,
    ...coaches.map(({ name: coach }) => coach),
    ...testimonials.flatMap(({ author, quote }) => [author, quote]),
    ...packages.map(({ name: sold }) => sold),
    ...buttonTargets(content).flatMap(({ target }) => idOf(target) ?? []),
    ...events.map(({ name: held }) => held),
    mail.publicKey,
    mail.serviceId,
    ...(booking?.locationId ? [booking.locationId] : []),
    "HitTrax",
    "Fungoman",
  ];
}

const marks = marksOf(sample);
const digest = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
/** The names of pictures that every facility has. */
const everyones = new Set(["no-picture", "logo"]);

function found(site: BuiltSite, files: readonly string[], texts: readonly string[]): string[] {
  if (texts.length < 4) throw new Error("there is nothing to look for");
  return files.flatMap((file) => {
    const text = site.text(file) ?? "";
    return texts.filter((each) => text.includes(each)).map((each) => `${file}: ${each}`);
  });
}

const styled = (site: BuiltSite) => [...site.files].filter((file) => /\.(?:js|css)$/u.test(file));

/** Each finds what is left of the sample in a built site; `own` is the content of the facility. */
export const traces: Readonly<Record<string, (site: BuiltSite, own: Content) => string[]>> = {
  "name, phone, host, person, offer or id": (site) =>
    found(site, [...styled(site), ...textFiles(site)], marks),

  price: (site, own) => {
    const foreign = [...prices(sample)].filter((price) => !prices(own).has(price));
    return site.pages.flatMap(({ path, dom }) => {
      const shown = new Set(dom.querySelector("body")?.structuredText.match(/\$\d[\d,]*(?:\.\d\d)?/gu));
      return foreign.filter((price) => shown.has(price)).map((price) => `${path}: ${price}`);
    });
  },

  picture: (site) => {
    const pictures = picturesIn("content/pictures");
    const foreign = new Set(pictures.map((name) => digest(join("content/pictures", name))));
    const names = pictures
      .map((name) => name.replace(/^.*\//u, "").replace(/\.\w+$/u, ""))
      .filter((name) => !everyones.has(name));
    return [...site.files].filter(
      (file) =>
        foreign.has(digest(join(site.directory, file))) ||
        names.some((name) => file.startsWith(`_assets/${name}.`)),
    );
  },

  color: (site) => {
    const own = ["manifest.webmanifest", ...styled(site), ...site.pages.map(({ file }) => file)];
    const colorOf = siteColors(readFileSync("src/styles/tokens.css", "utf8"));
    return found(
      site,
      own,
      ["clay-500", "turf-700", "board", "bulb"].map((name) => colorOf(name)),
    );
  },
};
