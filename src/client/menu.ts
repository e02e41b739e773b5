/**
 * What the platform's menus do not do by themselves: a submenu closes on Escape and on a click beside it, and any
 * link collapses the small-screen menu (also for pages that come back from the cache).
 *
 * On large screens a submenu lies over the page and also closes when the focus leaves it. On small screens it lies
 * among the other entries: there it stays, or the next entry would move away under the finger that presses it.
 */
const menu = document.querySelector<HTMLElement>("#menu");
const submenus = [...document.querySelectorAll<HTMLDetailsElement>("details.submenu")];

function closeSubmenus(except?: Node): void {
  for (const submenu of submenus) if (!except || !submenu.contains(except)) submenu.open = false;
}

function liesOver({ lastElementChild: list }: HTMLDetailsElement): boolean {
  return list !== null && getComputedStyle(list).position === "absolute";
}

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  const link = menu?.contains(target) ? target.closest("a") : null;
  closeSubmenus(link ? undefined : target);
  // Where there are no popovers the menu lies in the page.
  if (link) menu?.hidePopover?.();
});

document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  const open = submenus.find((submenu) => submenu.open);
  if (!open) return;
  open.open = false;
  open.querySelector("summary")?.focus();
});

for (const submenu of submenus) {
  submenu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !submenu.contains(relatedTarget) && liesOver(submenu))
      submenu.open = false;
  });
  // One above may have closed and taken its height away.
  submenu.addEventListener("toggle", () => {
    if (submenu.open) submenu.querySelector("summary")?.scrollIntoView({ block: "nearest" });
  });
}
