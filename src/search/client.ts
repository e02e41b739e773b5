/**
 * The search of `/search`. The index is fetched once the page is in front of a visitor. The query is in the address, so
 * that Back, a reload and a shared link restore it.
 */
import { searchIn, type Search, type SearchEntry, type SearchIndex } from "./rank.ts";

const mostHits = 8;
/** After this time, in ms, a page without its index says so. It may still come. */
const longestWait = 8000;
const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector);
const form = find<HTMLFormElement>(".search-form");
const input = form?.querySelector("input");
const status = find(".search-status");
const notLoaded = find(".search-not-loaded");
const list = find(".search-hits");
const ask = find(".search-ask");
const aToZ = find(".a-to-z");
const template = find<HTMLTemplateElement>(".search > template");

if (form && input && status && notLoaded && list && ask && aToZ && template) {
  notLoaded.hidden = true;
  let loaded = false;
  let engine: Promise<Search> | undefined;
  const load = () => {
    engine ??= fetch(form.dataset["index"] ?? "")
      .then((response) => response.json())
      .then((index: SearchIndex) => {
        loaded = true;
        return searchIn(index);
      });
    // The next letter tries again.
    engine.catch(() => (engine = undefined));
    return engine;
  };

  const sayNotLoaded = () => {
    status.textContent = "";
    notLoaded.dataset["now"] = "";
    notLoaded.hidden = false;
  };
  const show = async () => {
    const query = input.value.trim();
    const late = setTimeout(sayNotLoaded, longestWait);
    try {
      if (!loaded && query !== "") {
        status.textContent = "Searching…";
        notLoaded.hidden = true;
      }
      const search = await load();
      notLoaded.hidden = true;
      if (query !== input.value.trim()) return;
      const hits = search.find(query).slice(0, mostHits);
      list.replaceChildren(...hits.map((hit) => drawn(hit, template)));
      const isFound = hits.length > 0;
      list.hidden = !isFound;
      const isPartly = isFound && search.isMostlyUnknown(query);
      ask.hidden = query === "" || (isFound && !isPartly);
      aToZ.hidden = isFound;
      status.textContent = query === "" ? "" : foundText(hits.length, query, isPartly);
    } catch {
      sayNotLoaded();
    } finally {
      clearTimeout(late);
    }
  };
  const start = () => {
    input.value = new URLSearchParams(location.search).get("q") ?? input.value;
    if (input.value === "") load().catch(() => undefined);
    else void show();
    input.addEventListener("input", () => {
      void show();
      const query = new URLSearchParams(input.value.trim() === "" ? {} : { q: input.value });
      history.replaceState(history.state, "", `${location.pathname}${query.size > 0 ? `?${query}` : ""}`);
    });
  };
  // A page that a browser prerenders may never be seen.
  if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
  else start();

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
