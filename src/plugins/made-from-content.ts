/**
 * What is made from the content: the code of virtual modules, and the facility's colors in `tokens.css`. In development
 * the server loads this file as it loads pages, so that both follow a change of its code and of the content.
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

export { currentReading } from "../content/content.ts";

/** The code of each virtual module. `content-modules.ts` says what they are for. */
export const madeModules: Readonly<Record<string, () => string>> = {
  "virtual:pictures": () => {
    const names = picturesOnPages(content());
    const imports = names.map(
      (name, index) => `import picture${index} from ${JSON.stringify(`@content/pictures/${name}`)};`,
    );
    const entries = names.map((name, index) => `[${JSON.stringify(name)}, picture${index}]`);
    return [...imports, `export default new Map([${entries.join(", ")}]);`].join("\n");
  },
  "virtual:picture-focus.css": () => `@layer base {\n${focusCss(content().pictures)}}`,
  "virtual:floor-plan.css": () => `@layer components {\n${floorPlanCss(floorPlan(content()))}\n}`,
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

/** `tokens.css` with the facility's colors. */
export function withFacilityColors(css: string): string {
  return themeCss(css, content().facility.colors);
}
