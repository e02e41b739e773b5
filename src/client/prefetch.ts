/**
 * Fetches the next page while the finger is still on the way: a link of ours that the pointer rests on, or that
 * is touched, is fetched once, so that the click finds it in the cache.
 */
const fetched = new Set([location.pathname + location.search]);
let waiting = 0;

function prefetch({ pathname, search }: HTMLAnchorElement): void {
  const page = pathname + search;
  if (fetched.has(page)) return;
  fetched.add(page);
  // Not a prefetch hint: Safari knows none, and Firefox holds it against the policy's default-src.
  void fetch(page, { priority: "low" }).catch(() => fetched.delete(page));
}

function linkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const page = link?.origin === location.origin && !/\.\w+$/u.test(link.pathname);
  return link && page ? link : undefined;
}

// Whoever asked to save data gets only what they click.
if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const link = linkAt(event);
    clearTimeout(waiting);
    // A pointer on its way to somewhere else crosses links; one that rests means this one.
    if (link) waiting = window.setTimeout(() => prefetch(link), 65);
  });
  document.addEventListener("pointerdown", (event) => {
    const link = linkAt(event);
    if (link) prefetch(link);
  });
}
