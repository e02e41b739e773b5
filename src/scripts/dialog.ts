/**
 * A dialog grows from the card whose button opened it: the distance from the middle of the window goes to the style
 * sheet, which does the rest, and nothing where the visitor asked for less motion.
 */
document.addEventListener(
  "click",
  ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[commandfor]") : null;
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!button || !dialog || dialog.contains(button)) return;
    const card = (button.closest("article") ?? button).getBoundingClientRect();
    dialog.style.setProperty("--from-x", `${Math.round(card.x + card.width / 2 - innerWidth / 2)}px`);
    dialog.style.setProperty("--from-y", `${Math.round(card.y + card.height / 2 - innerHeight / 2)}px`);
  },
  true,
);
