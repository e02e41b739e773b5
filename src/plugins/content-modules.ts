/**
 * The modules that are made from the content, for styles and scripts:
 *
 * - `virtual:pictures`: the pictures that pages show, so that no other is published
 * - `virtual:facility-styles.css`: the focus of the facility's pictures
 * - `virtual:floor-plan.css`: the places of the floor plan
 * - `virtual:outbox-texts` and `virtual:mail-account`: the texts of the notice about a message that has not arrived,
 *   and the account with the mail service. They are in the outbox's script, so that they are there without a network.
 * - `virtual:opening`: the hours, for the script of every page
 *
 * `tokens.css` gets the facility's colors.
 */
import { content } from "../content/content.ts";
import { picturesOnPages } from "../content/picture-uses.ts";
import { mailUrl } from "../lib/email.ts";
import { floorPlan } from "../floor-plan/floor-plan.ts";
import { floorPlanCss } from "../floor-plan/floor-plan-css.ts";
import { focusCss } from "../lib/focus.ts";
import { phoneUrl } from "../lib/phone-number.ts";
import { themeCss } from "../lib/theme.ts";
import { mailAccount } from "../selectors/forms.ts";
import { openNowData } from "../selectors/opening-hours.ts";
import { settings } from "../settings.ts";

const modules: Readonly<Record<string, () => string>> = {
  "virtual:pictures": () => {
    const names = picturesOnPages(content());
    const imports = names.map(
      (name, index) => `import picture${index} from ${JSON.stringify(`@content/pictures/${name}`)};`,
    );
    const entries = names.map((name, index) => `[${JSON.stringify(name)}, picture${index}]`);
    return [...imports, `export default new Map([${entries.join(", ")}]);`].join("\n");
  },
  "virtual:facility-styles.css": () => focusCss(content().pictures),
  "virtual:floor-plan.css": () => floorPlanCss(floorPlan(content())),
  "virtual:outbox-texts": () => {
    const { facility, outbox } = content();
    const { email, phone } = facility;
    const ways = { phone, phoneUrl: phoneUrl(phone), mailUrl: mailUrl(email) };
    return `export default ${JSON.stringify({ ...outbox, ...ways })}`;
  },
  "virtual:opening": () => {
    const { timetable, offsets } = openNowData(content());
    const { phone: number } = content().facility;
    const phone = { textContent: number, href: phoneUrl(number) };
    return Object.entries({ timetable, offsets, phone })
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  },
  "virtual:mail-account": () => {
    const { mailOrigin } = settings;
    const isLocal = mailOrigin === "same";
    const origin = isLocal ? "" : (mailOrigin ?? content().mail.origin);
    return `export default ${JSON.stringify({ origin, ...mailAccount(content(), isLocal) })}`;
  },
};

const isReader = (id: string) => id.endsWith("/src/content/content.ts");
const isTokens = (id: string) => /\/src\/styles\/tokens\.css(?:\?|$)/u.test(id);

/** The Vite plugin that provides them. */
export function contentModules() {
  return {
    name: "content-modules",
    enforce: "pre" as const,
    resolveId: (id: string) => (Object.hasOwn(modules, withoutQuery(id)) ? resolvedId(id) : undefined),
    load: (id: string) => modules[withoutQuery(id).slice(1)]?.(),
    transform: (css: string, id: string) =>
      isTokens(id) ? themeCss(css, content().facility.colors) : undefined,
  };
}

/** By Vite's conventions: a style sheet has an address, a script that is no file begins with \0. */
function resolvedId(id: string): string {
  return withoutQuery(id).endsWith(".css") ? `/${id}` : `\0${id}`;
}

function withoutQuery(id: string): string {
  return id.replace(/\?.*$/u, "");
}

/**
 * Whether a module is made from the content: one of these, or the reader, which all pages import. In development, it is
 * made anew when the content has changed.
 */
export function isMadeFromContent(id: string): boolean {
  const [path = ""] = id.split("?");
  return Object.hasOwn(modules, path.replace(/^[\0/]/u, "")) || isReader(path) || isTokens(path);
}
