const STATES = new Set(["queued", "sending", "sent", "waiting", "refused", "failed"]);
const FORMS = new Set(["contact", "employment", "feedback", "team-practice"]);
const NUMBERS = ["created", "next", "failures", "refusals", "judged", "pause", "closed", "seen"];

/**
 * Whether the first version of the outbox can read a record. It checked nothing, so each field must have its original
 * format. Never change this: pages of that version may be open at the same time as any later one.
 */
export function isReadByFirstVersion(record: object): boolean {
  const fields = record as Readonly<Record<string, unknown>>;
  const { id, form, print, state, tries, forced, params, last } = fields;
  return (
    typeof id === "string" &&
    typeof print === "string" &&
    FORMS.has(form as string) &&
    STATES.has(state as string) &&
    NUMBERS.every((name) => Number.isFinite(fields[name])) &&
    Array.isArray(tries) &&
    tries.every(Number.isFinite) &&
    typeof forced === "boolean" &&
    (last === undefined || typeof (last as { is?: unknown }).is === "string") &&
    (params === undefined ? state === "sent" : Object.values(params as object).every(isText))
  );
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}
