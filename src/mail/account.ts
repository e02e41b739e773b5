import type { FormName } from "./outbox/entry.ts";

/** The site's account with the mail service. A part that is not set is empty. */
export interface Account {
  readonly origin: string;
  readonly publicKey: string;
  readonly serviceId: string;
  templateOf(form: FormName): string;
}

/** Reads the account from the page, as `OutboxNotice` has written it there. */
export function accountOf(page: Document): Account {
  const data = page.getElementById("outbox")?.dataset ?? {};
  return {
    origin: data["origin"] ?? "",
    publicKey: data["publicKey"] ?? "",
    serviceId: data["serviceId"] ?? "",
    templateOf: (form) => page.getElementById("outbox")?.getAttribute(`data-template-${form}`) ?? "",
  };
}
