/**
 * What the platform's menus do not do by themselves: a submenu closes on Escape, on a click beside it and when
 * the focus leaves it, and any link collapses the small-screen menu (also for pages that come back from the cache).
 */
const menu = document.querySelector<HTMLElement>("#menu");
const submenus = [...document.querySelectorAll<HTMLDetailsElement>("details.submenu")];

function closeSubmenus(except?: Node): void {
  for (const submenu of submenus) if (!except || !submenu.contains(except)) submenu.open = false;
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
    if (relatedTarget instanceof Node && !submenu.contains(relatedTarget)) submenu.open = false;
  });
}
