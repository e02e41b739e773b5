/**
 * Counts the visit, if the visitor agrees. Only on pages of a site that has it switched on; after the page is idle;
 * never for a browser that says it does not want it (Global Privacy Control), which is not asked either. The library
 * comes from its vendor when somebody has agreed, and not before.
 */
const library = "https://www.gstatic.com/firebasejs/13.2.0";
const memory = "analytics";

interface FirebaseApp {
  initializeApp(config: unknown): unknown;
}

interface FirebaseAnalytics {
  getAnalytics(app: unknown): unknown;
}

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

const box = document.querySelector<HTMLElement>("#analytics");
const refuses = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
let counting = false;

async function count(config: unknown): Promise<void> {
  if (counting) return;
  counting = true;
  // The library sets script addresses as text; under Trusted Types these and no others become scripts.
  (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy("default", {
    createScriptURL(url) {
      if (new URL(url, location.href).origin === "https://www.googletagmanager.com") return url;
      throw new TypeError(`this address may not become a script: ${url}`);
    },
  });
  const load = <Module>(name: string) =>
    import(/* @vite-ignore */ `${library}/${name}.js`) as Promise<Module>;
  const [{ initializeApp }, { getAnalytics }] = await Promise.all([
    load<FirebaseApp>("firebase-app"),
    load<FirebaseAnalytics>("firebase-analytics"),
  ]);
  getAnalytics(initializeApp(config));
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
  const go = () => void count(JSON.parse(question.dataset["firebase"] ?? "{}")).catch(() => undefined);
  const ask = () => (question.hidden = false);
  question.addEventListener("click", ({ target }) => {
    const answer = target instanceof Element ? target.closest("button")?.value : undefined;
    if (!answer) return;
    remember(answer);
    question.hidden = true;
    if (answer === "yes") go();
  });
  // A link to "#analytics-choice", for instance in the privacy policy, asks again.
  addEventListener("hashchange", () => location.hash === "#analytics-choice" && ask());
  const answer = remembered();
  if (answer === "yes") go();
  else if (answer === null || location.hash === "#analytics-choice") ask();
}

function whenIdle(then: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(then);
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
