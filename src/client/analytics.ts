/**
 * Counts the visit, if the visitor agrees. Only on pages of a site that has it switched on; after the page is idle;
 * never for a browser that says it does not want it (Global Privacy Control), which is not asked either. The library
 * comes from its vendor when somebody has agreed, and not before. Who agreed can take it back: `#analytics-choice`
 * asks again, and after a no nothing is counted, and what the library remembered of the visitor is gone.
 */
const library = "https://www.gstatic.com/firebasejs/13.2.0";
const memory = "analytics";

interface FirebaseApp {
  initializeApp(config: unknown): unknown;
}

interface FirebaseAnalytics {
  getAnalytics(app: unknown): unknown;
  setAnalyticsCollectionEnabled(analytics: unknown, enabled: boolean): void;
}

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

const box = document.querySelector<HTMLElement>("#analytics");
const refuses = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
let counter: Promise<(on: boolean) => void> | undefined;

/** Begins to count, or stops; what was never begun need not be stopped. */
async function count(on: boolean, config: unknown): Promise<void> {
  if (on) counter ??= load(config);
  try {
    (await counter)?.(on);
  } finally {
    if (!on) forget();
  }
}

/** The library at work; answers how to stop it and how to go on. */
async function load(config: unknown): Promise<(on: boolean) => void> {
  // The library sets script addresses as text; under Trusted Types these and no others become scripts.
  (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy("default", {
    createScriptURL(url) {
      if (new URL(url, location.href).origin === "https://www.googletagmanager.com") return url;
      throw new TypeError(`this address may not become a script: ${url}`);
    },
  });
  const module = <Module>(name: string) =>
    import(/* @vite-ignore */ `${library}/${name}.js`) as Promise<Module>;
  const [{ initializeApp }, { getAnalytics, setAnalyticsCollectionEnabled }] = await Promise.all([
    module<FirebaseApp>("firebase-app"),
    module<FirebaseAnalytics>("firebase-analytics"),
  ]);
  const analytics = getAnalytics(initializeApp(config));
  return (on) => setAnalyticsCollectionEnabled(analytics, on);
}

/** Deletes the library's cookies (`_ga`, `_ga_…`), which it sets on this host or a parent domain. */
function forget(): void {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "");
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`)];
  for (const name of names.filter((each) => each.startsWith("_ga")))
    for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}

function remembered(): string | null {
  try {
    return localStorage.getItem(memory);
  } catch {
    return null;
  }
}

function remember(answer: string): void {
  try {
    localStorage.setItem(memory, answer);
  } catch {
    // Without storage the answer holds for this page.
  }
}

function begin(question: HTMLElement): void {
  const obey = (answer: string) =>
    void count(answer === "yes", JSON.parse(question.dataset["firebase"] ?? "{}")).catch(() => undefined);
  const answered = (answer: string | null | undefined) => {
    if (!answer) return;
    question.hidden = true;
    obey(answer);
  };
  const ask = () => (question.hidden = false);
  const askAgain = () => {
    ask();
    question.querySelector("button")?.focus();
  };
  const wanted = () => location.hash === "#analytics-choice";
  question.addEventListener("click", ({ target }) => {
    const answer = target instanceof Element ? target.closest("button")?.value : undefined;
    if (answer) remember(answer);
    answered(answer);
  });
  // A link to "#analytics-choice", for instance in the privacy policy, asks again, however often it is followed.
  addEventListener("hashchange", () => wanted() && askAgain());
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest('a[href$="#analytics-choice"]')) askAgain();
  });
  // Answered in another tab, or on a page from which the visitor has gone back to this one.
  addEventListener("storage", ({ key, newValue }) => key === memory && answered(newValue));
  addEventListener("pageshow", ({ persisted }) => persisted && answered(remembered()));
  const answer = remembered();
  if (wanted()) askAgain();
  else if (answer === null) ask();
  if (answer) obey(answer);
}

/** A browser that has much to do may never call a page idle. */
const patience = 5000;

function whenIdle(then: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(then, { timeout: patience });
  else setTimeout(then, 1000);
}

if (box && !refuses) {
  const start = () => whenIdle(() => begin(box));
  const loaded = () =>
    document.readyState === "complete" ? start() : addEventListener("load", start, { once: true });
  // A page that is only being prepared has no visitor yet.
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", loaded, { once: true });
  else loaded();
}
