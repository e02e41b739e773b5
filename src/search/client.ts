/**
 * The search of `/search`. The index is fetched once the page is in front of a visitor. The query is in the address, so
 * that Back, a reload and a shared link restore it.
 */
import { searchIn, type Search, type SearchEntry, type SearchIndex } from "./rank.ts";

const mostHits = 8;
/** After this time, in ms, a page without its index says so. It may still come. */
const longestWait = 8000;

/** The parts of the page, as `Search.tsx` has written them; undefined if somebody has taken one away. */
function partsOfPage() {
  const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector);
  const form = find<HTMLFormElement>(".search-form");
  const input = form?.querySelector("input");
  const status = find(".search-status");
  const notLoaded = find(".search-not-loaded");
  const list = find(".search-hits");
  const ask = find(".search-ask");
  const aToZ = find(".a-to-z");
  const template = find<HTMLTemplateElement>(".search > template");
  if (!form || !input || !status || !notLoaded || !list || !ask || !aToZ || !template) return undefined;
  return { form, input, status, notLoaded, list, ask, aToZ, template };
}

type Parts = NonNullable<ReturnType<typeof partsOfPage>>;

/** Loads the index when it is first asked for, and again at the next letter if that failed. */
function createIndex(address: string) {
  let search: Search | undefined;
  let loading: Promise<Search> | undefined;
  const load = async (): Promise<Search> => {
    const response = await fetch(address);
    search = searchIn((await response.json()) as SearchIndex);
    return search;
  };
  return {
    isLoaded: () => search !== undefined,
    get(): Promise<Search> {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}

/** Shows what is found for the query that is typed at the time. */
function createResults(parts: Parts) {
  const { form, input, status, notLoaded, list, ask, aToZ, template } = parts;
  const index = createIndex(form.dataset["index"] ?? "");
  const typedQuery = () => input.value.trim();

  function sayNotLoaded(): void {
    status.textContent = "";
    notLoaded.dataset["now"] = "";
    notLoaded.hidden = false;
  }

  function showFound(search: Search, query: string): void {
    const hits = search.find(query).slice(0, mostHits);
    const isFound = hits.length > 0;
    const isPartly = isFound && search.isMostlyUnknown(query);
    list.replaceChildren(...hits.map((hit) => drawn(hit, template)));
    list.hidden = !isFound;
    ask.hidden = query === "" || (isFound && !isPartly);
    aToZ.hidden = isFound;
    status.textContent = query === "" ? "" : foundText(hits.length, query, isPartly);
  }

  async function show(): Promise<void> {
    const query = typedQuery();
    const late = setTimeout(sayNotLoaded, longestWait);
    if (!index.isLoaded() && query !== "") {
      status.textContent = "Searching…";
      notLoaded.hidden = true;
    }
    try {
      const search = await index.get();
      notLoaded.hidden = true;
      // Another letter was typed while the index was loading.
      if (query === typedQuery()) showFound(search, query);
    } catch {
      sayNotLoaded();
    } finally {
      clearTimeout(late);
    }
  }

  notLoaded.hidden = true;
  return { show, load: () => index.get().catch(() => undefined) };
}

/** Puts the query of the address into the field, and each query that is typed into the address. */
function start({ input }: Parts, { show, load }: ReturnType<typeof createResults>): void {
  input.value = new URLSearchParams(location.search).get("q") ?? input.value;
  if (input.value === "") void load();
  else void show();
  input.addEventListener("input", () => {
    void show();
    const query = new URLSearchParams(input.value.trim() === "" ? {} : { q: input.value });
    history.replaceState(history.state, "", `${location.pathname}${query.size > 0 ? `?${query}` : ""}`);
  });
}

/** Enter leads to the first result; arrows move between the field and the results. */
function moveByKeys({ form, input, list }: Parts, { show }: ReturnType<typeof createResults>): void {
  const links = () => [...list.querySelectorAll<HTMLElement>(".search-hit-title a")];
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void show().then(() => links()[0]?.focus());
  });
  form.closest<HTMLElement>(".search")?.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const stops = [input, ...links()];
    const current = stops.indexOf(document.activeElement as HTMLElement);
    if (current === -1) return;
    const next = stops[event.key === "ArrowDown" ? current + 1 : current - 1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

/** What is said above the results. */
function foundText(count: number, query: string, isPartly: boolean): string {
  if (count === 0) return `Nothing found for “${query}”.`;
  const results = count === 1 ? "1 result" : `${count} results`;
  return isPartly ? `No page has all of “${query}”. ${results} for some of it.` : results;
}

function drawn(
  { title, context, href, text, price, action }: SearchEntry,
  template: HTMLTemplateElement,
): Node {
  const hit = template.content.cloneNode(true) as DocumentFragment;
  const put = (selector: string, words: string) => {
    const element = hit.querySelector(selector);
    if (words === "") element?.remove();
    else if (element) element.textContent = words;
  };
  const link = hit.querySelector("a");
  if (link) link.href = href;
  put(".search-hit-title a", title);
  put(".search-hit-of", context ?? "");
  put(".search-hit-text", text);
  put(".search-hit-price", price ?? "");
  // One opens in this window, the other in a new one.
  const buttons = hit.querySelectorAll<HTMLAnchorElement>(".search-hit-buy a");
  for (const button of buttons) {
    if (!action || (button.target === "_blank") !== action.newWindow) {
      button.remove();
      continue;
    }
    button.href = action.href;
    const [label, about] = button.childNodes;
    if (label) label.textContent = action.label;
    if (about) about.textContent = ` ${title}`;
  }
  return hit;
}

const parts = partsOfPage();
if (parts) {
  const results = createResults(parts);
  moveByKeys(parts, results);
  const begin = () => start(parts, results);
  // A page that a browser prerenders may never be seen.
  if (document.prerendering) document.addEventListener("prerenderingchange", begin, { once: true });
  else begin();
}
