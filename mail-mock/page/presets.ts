import { textFor } from "../answers.ts";
import type { FaultInput } from "../faults.ts";

/** A fault that a person can choose in the panel. */
export type Preset = { readonly value: string; readonly label: string; readonly fault: FaultInput };

const statuses = [400, 403, 404, 412, 413, 422, 423, 426, 429, 500, 502, 503, 504];

/** The statuses, with the words the real service uses. */
export const statusPresets: readonly Preset[] = statuses.map((status) => ({
  value: String(status),
  label: `${status} ${textFor(status).split(".", 1)[0]}`,
  fault: { kind: "status", status },
}));

/** What goes wrong below or beside the status. */
export const otherPresets: readonly Preset[] = [
  { value: "hang", label: "Never answer", fault: { kind: "hang" } },
  { value: "hang-accept", label: "Accept, then never answer", fault: { kind: "hang", accept: true } },
  { value: "reset", label: "Cut the connection", fault: { kind: "reset" } },
  { value: "reset-accept", label: "Accept, then cut the connection", fault: { kind: "reset", accept: true } },
  { value: "html", label: "Answer 200 with an HTML page", fault: { kind: "html" } },
  { value: "redirect", label: "Redirect to another page", fault: { kind: "redirect" } },
  { value: "no-cors", label: "Leave out the CORS headers", fault: { kind: "no-cors" } },
  { value: "rate-limit", label: "Take one request a second", fault: { kind: "rate-limit" } },
  { value: "delay", label: "Wait 5 seconds, then work", fault: { kind: "delay", ms: 5000 } },
  { value: "none", label: "Let one through", fault: { kind: "none" } },
];

/** How often a fault may strike, as the panel offers it. */
export const timesChoices = ["1", "2", "3", "5", "forever"] as const;

/** The fault a submitted panel asks for; `undefined` when it asks for none that exists. */
export function faultFromForm(form: URLSearchParams): FaultInput | undefined {
  const preset = [...statusPresets, ...otherPresets].find(({ value }) => value === form.get("fault"));
  const times = timesChoices.find((choice) => choice === form.get("times"));
  if (preset === undefined || times === undefined) return undefined;
  const fault = { ...preset.fault, times: times === "forever" ? times : Number(times) };
  const retryAfter = form.get("retryAfter")?.trim() ?? "";
  return fault.kind === "status" && /^\d{1,6}$/.test(retryAfter)
    ? { ...fault, retryAfter: Number(retryAfter) }
    : fault;
}
