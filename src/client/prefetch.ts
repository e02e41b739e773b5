/**
 * Prefetches the next page: an internal link that the pointer rests on, or that is touched, is fetched once, so that
 * the click finds it in the cache.
 */
const fetched = new Set([location.pathname + location.search]);
let waiting: ReturnType<typeof setTimeout> | undefined;

function prefetch({ pathname, search }: HTMLAnchorElement): void {
  const page = pathname + search;
  if (fetched.has(page)) return;
  fetched.add(page);
  // Not a prefetch hint: Safari does not support it, and Firefox checks it against the policy's default-src.
  void fetch(page, { priority: "low" }).catch(() => fetched.delete(page));
}

function linkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link?.origin !== location.origin || /\.\w+$/u.test(link.pathname)) return undefined;
  return link;
}

/** Safari and Firefox don't say. */
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

// With data saver on, only what the visitor clicks is loaded.
if (!savesData) {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const link = linkAt(event);
    clearTimeout(waiting);
    // A moving pointer crosses links on its way elsewhere; a resting one means this link.
    if (link) waiting = setTimeout(() => prefetch(link), 65);
  });
  document.addEventListener("pointerdown", (event) => {
    const link = linkAt(event);
    if (link) prefetch(link);
  });
}
