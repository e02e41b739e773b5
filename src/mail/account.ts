/** The site's account with the mail service, for one form. Missing parts are empty. */
export interface Account {
  readonly origin: string;
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
}

/** Reads the account that `OutboxBar` wrote into the page. */
export function accountOf(page: Document, form: string): Account {
  const read = (name: string): string => page.getElementById("notices")?.getAttribute(`data-${name}`) ?? "";
  return {
    origin: read("origin"),
    publicKey: read("public-key"),
    serviceId: read("service-id"),
    templateId: read(`template-${form}`),
  };
}
