/**
 * The header's menu, in a narrow window the phone menu. It opens without this script: on a phone by `popovertarget`
 * (`components/site/SiteHeader.tsx`), its submenus by `<details>`. Only in a browser without popovers, such as Safari
 * 16.4, the script opens it.
 *
 * The script closes it: a submenu on Escape and on a click outside it, the menu of a phone on a click on any link (also
 * on pages that come back from the cache) and when the window becomes wide or narrow.
 *
 * On large screens a submenu covers the page and also closes when it loses focus. On small screens it is in line with
 * the other entries and stays open; otherwise the next entry would move away from the finger that presses it.
 */
const menu = document.querySelector<HTMLElement>("#menu");
const hasPopovers = "popover" in HTMLElement.prototype;
const toggle = document.querySelector<HTMLElement>(".menu-toggle");
const submenus = [...document.querySelectorAll<HTMLDetailsElement>("details.submenu")];

/** Closes all submenus but the one around a node. */
function closeSubmenus(inside: Node | null): void {
  for (const submenu of submenus) if (!submenu.contains(inside)) submenu.open = false;
}

/** Closes the menu of a phone. Where popovers are not known, it is in the page's flow (`older-browsers.css`). */
function closeMenu(): void {
  if (hasPopovers) menu?.hidePopover();
  else showMenu(false);
}

function showMenu(shown: boolean): void {
  if (menu) menu.hidden = !shown;
  toggle?.setAttribute("aria-expanded", String(shown));
}

if (!hasPopovers) {
  showMenu(false);
  toggle?.addEventListener("click", () => showMenu(menu?.hidden === true));
}

function liesOver({ lastElementChild: list }: HTMLDetailsElement): boolean {
  return list !== null && getComputedStyle(list).position === "absolute";
}

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  const link = target.closest("#menu a");
  closeSubmenus(link ? null : target);
  if (link) closeMenu();
});

document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  const open = submenus.find((submenu) => submenu.open);
  if (!open) return;
  open.open = false;
  open.querySelector("summary")?.focus();
});

// A tablet was turned, across the breakpoint of SiteMenu.css: an open menu would cover the page, without its button.
matchMedia("(min-width: 75rem)").addEventListener("change", () => {
  closeSubmenus(null);
  closeMenu();
});

for (const submenu of submenus) {
  submenu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !submenu.contains(relatedTarget) && liesOver(submenu))
      submenu.open = false;
  });
  // Another submenu above may have closed and moved this one up.
  submenu.addEventListener("toggle", () => {
    if (submenu.open) submenu.querySelector("summary")?.scrollIntoView({ block: "nearest" });
  });
}
