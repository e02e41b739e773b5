import { readFileSync } from "node:fs";
import Mustache from "mustache";
import { shadeOf } from "../../lib/colors.ts";
import { baseColors, type Colors } from "../../lib/theme.ts";
import { emailOf, type Form } from "./content.ts";

const layout = readFileSync(new URL("email.mustache", import.meta.url), "utf8");
const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");

/** Makes a form's template out of what its e-mail says, in the facility's colors. */
export function loadTemplate(form: Form, colors?: Colors) {
  const content = emailOf(form);
  const { clay, board, bulb } = baseColors(tokens, colors);
  const link = shadeOf("#8a3920", baseColors(tokens).clay, clay);
  const { subject, "from-name": from, "reply-to": replyTo } = content;
  return {
    subject,
    "from-name": from,
    "reply-to": replyTo,
    html: Mustache.render(layout, { ...content, clay, link, board, bulb }, {}, ["<%", "%>"]),
  };
}
