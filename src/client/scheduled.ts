/** Shows and hides what depends on the day; the page may come from a cache. */
export function showScheduled(today: string): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-from],[data-until]")) {
    const { from = today, until = today } = element.dataset;
    element.hidden = today < from || today > until;
  }
}
