/** The pages that the tests of the look visit: one of each kind. */
export const keyPages = [
  "/",
  "/hitting",
  "/packages",
  "/rentbattingcages",
  "/rentopenarea",
  "/camps",
  "/hittrax",
  "/buytokens",
  "/specials",
  "/generalmanager",
  "/cancel",
  "/contactus",
  "/404",
] as const;

/** What can be pressed, followed or typed into. */
export const controls =
  'a[href], button:not([disabled]), summary, input:not([type="hidden"]), select, textarea, [tabindex="0"]';
