import type { FormName } from "../src/form-names.ts";
import { responses, type ServiceResponse } from "./service-responses.ts";

/** The mock's EmailJS account. */
export type Account = {
  readonly publicKey: string;
  readonly serviceId: string;
  /** The form that each template id belongs to. */
  readonly templates: Readonly<Record<string, FormName>>;
};

/** A valid request to send an e-mail. */
export type SendRequest = {
  readonly form: FormName;
  readonly templateId: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/** EmailJS's name for the account's default service. */
const defaultService = "default_service";

/** The format of a public key; older ones begin with `user_`. */
const keyPattern = /^(?:user_[\w-]{10,}|[\w-]{15,20})$/;

/** The largest `template_params`, in bytes of JSON. */
const maxParamsBytes = 50_000;

/** Validates the body of a request as EmailJS does: the first error is the response. */
export function validateRequest(
  body: string,
  account: Account,
): { readonly request: SendRequest } | { readonly error: ServiceResponse } {
  const parsed = parse(body);
  if (parsed === undefined) return { error: responses.malformed };
  const { user_id, service_id, template_id, template_params: params = {} } = parsed;
  if (!isFilled(user_id)) return { error: responses.userRequired };
  if (!isFilled(service_id)) return { error: responses.serviceRequired };
  if (!isFilled(template_id)) return { error: responses.templateRequired };
  if (user_id !== account.publicKey) {
    return { error: keyPattern.test(user_id) ? responses.accountNotFound : responses.keyInvalid };
  }
  if (service_id !== account.serviceId && service_id !== defaultService) {
    return { error: responses.serviceNotFound };
  }
  const form = Object.hasOwn(account.templates, template_id) ? account.templates[template_id] : undefined;
  if (form === undefined) return { error: responses.templateNotFound };
  if (!isRecord(params)) return { error: responses.paramsNotObject };
  if (Buffer.byteLength(JSON.stringify(params)) > maxParamsBytes) return { error: responses.tooLarge };
  return { request: { form, templateId: template_id, params } };
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
