import type { FormName } from "../src/form-names.ts";
import { answers, type Answer } from "./answers.ts";

/** The one account this mail mock plays: what an owner would have at EmailJS. */
export type Account = {
  readonly publicKey: string;
  readonly serviceId: string;
  /** Which form each template id belongs to. */
  readonly templates: Readonly<Record<string, FormName>>;
};

/** A request that passed every check. */
export type Letter = {
  readonly form: FormName;
  readonly templateId: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/** What the checks say of a request: a letter to send, or the answer that refuses it. */
export type Verdict = { readonly letter: Letter } | { readonly refusal: Answer };

/** How many bytes of `template_params` (as JSON) the service takes. */
export const variablesLimit = 50_000;

/** EmailJS's word for "whatever service is the account's default". */
const defaultService = "default_service";

/** What a public key looks like; the older ones begin with `user_`. */
const keyShape = /^(?:user_[\w-]{10,}|[\w-]{15,20})$/;

/** Reads the body of a request as the service does: the first thing that is wrong is the answer. */
export function check(body: string, account: Account): Verdict {
  const parsed = parse(body);
  if (parsed === undefined) return { refusal: answers.malformed };

  const { user_id, service_id, template_id, template_params: params = {} } = parsed;
  if (!isFilled(user_id)) return { refusal: answers.userRequired };
  if (!isFilled(service_id)) return { refusal: answers.serviceRequired };
  if (!isFilled(template_id)) return { refusal: answers.templateRequired };

  if (user_id !== account.publicKey) {
    return { refusal: keyShape.test(user_id) ? answers.accountNotFound : answers.keyInvalid };
  }
  if (service_id !== account.serviceId && service_id !== defaultService) {
    return { refusal: answers.serviceNotFound };
  }
  if (!Object.hasOwn(account.templates, template_id)) return { refusal: answers.templateNotFound };
  const form = account.templates[template_id];
  if (form === undefined) return { refusal: answers.templateNotFound };

  if (!isRecord(params)) return { refusal: answers.paramsNotObject };
  if (Buffer.byteLength(JSON.stringify(params)) > variablesLimit) return { refusal: answers.tooLarge };
  return { letter: { form, templateId: template_id, params } };
}

function parse(body: string): Record<string, unknown> | undefined {
  if (body.trim() === "") return {};
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) ? value : {};
  } catch {
    return undefined;
  }
}

function isFilled(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
