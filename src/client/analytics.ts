/**
 * Counts the visit if the visitor agrees. Runs only on sites that have analytics turned on, after the page is idle, and
 * never in a browser with Global Privacy Control, where the visitor is not asked either. The library loads from its
 * vendor only after the visitor agrees. `#analytics-choice` asks again, so that a visitor can withdraw: then nothing is
 * counted, and the library's cookies are deleted.
 */
const library = "https://www.gstatic.com/firebasejs/13.2.0";
const memory = "analytics";

/** The functions of the library's two modules that this script calls. */
interface Firebase {
  initializeApp(config: unknown): unknown;
  getAnalytics(app: unknown): unknown;
  setAnalyticsCollectionEnabled(analytics: unknown, enabled: boolean): void;
}

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

const box = document.querySelector<HTMLElement>("#analytics");
const refuses = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
/** Whether the visitor came by such a link. By the time the page is idle, others may have changed its address. */
const isAskedFor = location.hash === "#analytics-choice";
let counter: Promise<(on: boolean) => void> | undefined;

/** Starts or stops counting. If counting never started, there is nothing to stop. */
async function count(on: boolean, config: unknown): Promise<void> {
  if (on) counter ??= load(config);
  try {
    (await counter)?.(on);
  } finally {
    if (!on) forget();
  }
}

/** Loads and starts the library. Returns a function that turns counting on and off. */
async function load(config: unknown): Promise<(on: boolean) => void> {
  // The library sets script addresses as text. Trusted Types accepts only these.
  (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy("default", {
    createScriptURL(url) {
      if (new URL(url, location.href).origin === "https://www.googletagmanager.com") return url;
      throw new TypeError(`this address may not become a script: ${url}`);
    },
  });
  const module = (name: string) => import(/* @vite-ignore */ `${library}/${name}.js`) as Promise<Firebase>;
  const [{ initializeApp }, { getAnalytics, setAnalyticsCollectionEnabled }] = await Promise.all([
    module("firebase-app"),
    module("firebase-analytics"),
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
    // Without storage, the answer applies only to this page.
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
  const askAgain = () => {
    question.hidden = false;
    question.querySelector("button")?.focus();
  };
  question.addEventListener("click", ({ target }) => {
    const answer = target instanceof Element ? target.closest("button")?.value : undefined;
    if (answer) remember(answer);
    answered(answer);
  });
  // A link to "#analytics-choice", for example in the privacy policy, asks again each time it is followed.
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest('a[href$="#analytics-choice"]')) askAgain();
  });
  // The visitor answered in another tab, or on a page from which they went back to this one.
  addEventListener("storage", ({ key, newValue }) => key === memory && answered(newValue));
  addEventListener("pageshow", ({ persisted }) => persisted && answered(remembered()));
  const answer = remembered();
  if (isAskedFor) askAgain();
  else if (answer === null) question.hidden = false;
  if (answer) obey(answer);
}

/** A busy browser may never report a page as idle. In milliseconds. */
const patience = 5000;

function whenIdle(then: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(then, { timeout: patience });
  else setTimeout(then, 1000);
}

if (box && !refuses) {
  const start = () => whenIdle(() => begin(box));
  const loaded = () =>
    document.readyState === "complete" ? start() : addEventListener("load", start, { once: true });
  // A prerendered page has no visitor yet.
  if (document.prerendering) document.addEventListener("prerenderingchange", loaded, { once: true });
  else loaded();
}
