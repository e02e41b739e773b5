import { readFileSync } from "node:fs";
import Mustache from "mustache";
import { siteColors, type Colors } from "../../lib/theme.ts";
import { emailOf, type Form } from "./content.ts";

const layout = readFileSync(new URL("email.mustache", import.meta.url), "utf8");
const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");

/** Makes a form's template out of what its e-mail says, in the facility's colors. */
export function loadTemplate(form: Form, colors?: Colors) {
  const content = emailOf(form);
  const colorOf = siteColors(tokens, colors);
  const colorsOfEmail = {
    clay: colorOf("clay-500"),
    link: colorOf("action-hover"),
    board: colorOf("board"),
    bulb: colorOf("bulb"),
  };
  const { subject, "from-name": from, "reply-to": replyTo } = content;
  return {
    subject,
    "from-name": from,
    "reply-to": replyTo,
    html: Mustache.render(layout, { ...content, ...colorsOfEmail }, {}, ["<%", "%>"]),
  };
}
