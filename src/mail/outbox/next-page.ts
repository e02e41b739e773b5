/** The link by which a click takes this tab to another page; undefined for any other click. */
export function linkToNextPage(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  // A link in an SVG has no parts of an address.
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const isFollowed = isPlain && !event.defaultPrevented && !link.hasAttribute("download");
  const isInThisTab = link.target === "" || link.target === "_self";
  const isPage = link.protocol === "http:" || link.protocol === "https:";
  return isFollowed && isInThisTab && isPage && !isOfThisPage(link) ? link : undefined;
}

/** Whether a link leads to a place in the page that is open. */
function isOfThisPage({ href }: HTMLAnchorElement): boolean {
  const [page] = location.href.split("#");
  return href.startsWith(`${page}#`);
}
