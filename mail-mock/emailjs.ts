/** The rules by which EmailJS accepts or refuses a request. */

export interface Account {
  readonly publicKey: string;
  readonly serviceId: string;
  /** The template id of each form. */
  readonly templates: Readonly<Record<string, string>>;
}

/** The largest `template_params`, in bytes of JSON; EmailJS says 50 kB. */
const maxParamsBytes = 50 * 1024;

const refuse = (text: string, status = 400) => ({ status, text });
const seeDashboard = "To find this ID, visit https://dashboard.emailjs.com/admin";

/**
 * Reads the body of a request that EmailJS would send as an e-mail, or refuses it for its first problem, in EmailJS's
 * words. Those for `user_id`, the keys, ids and the size are documented or widely reported; the others are assumed, and
 * so is the order after the first.
 */
export function readRequest(body: string, account: Account) {
  const request = parse(body);
  if (request === undefined) return refuse("Bad Request");
  const { template_id, template_params = {} } = request;
  for (const key of ["user_id", "service_id", "template_id"])
    if (typeof request[key] !== "string" || request[key].trim() === "")
      return refuse(`The ${key} parameter is required`);
  if (request["user_id"] !== account.publicKey)
    return refuse(`The Public Key is invalid. ${seeDashboard}/account`);
  if (request["service_id"] !== account.serviceId) return refuse(`The service ID not found. ${seeDashboard}`);
  const [form] = Object.entries(account.templates).find(([, id]) => id === template_id) ?? [];
  if (form === undefined) return refuse(`The template ID not found. ${seeDashboard}/templates`);
  if (!isRecord(template_params)) return refuse("The template_params parameter must be an object");
  if (Buffer.byteLength(JSON.stringify(template_params)) > maxParamsBytes)
    return refuse("Variables size limit. The maximum allowed variables size is 50Kb", 413);
  return { form, template_id: String(template_id), template_params };
}

/** The object in a body of JSON; an empty one for any other JSON, `undefined` if it is not JSON. */
function parse(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body || "{}");
    return isRecord(value) ? value : {};
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
