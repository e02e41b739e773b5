/** Shows and hides what depends on the day; the page may come from a cache. */
export function showScheduled(today: string): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-from],[data-until]")) {
    const { from, until } = element.dataset;
    const isEarly = from !== undefined && today < from;
    const isOver = until !== undefined && today > until;
    element.hidden = isEarly || isOver;
  }
}
