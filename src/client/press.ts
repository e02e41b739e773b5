/** Answers to a press that CSS alone cannot give. */

// Without a listener, Safari on phones never applies `:active`. The window's do not hold up scrolling.
addEventListener("touchstart", () => undefined);

// A dialog grows out of the button that opens it: this is the way there from the middle of the window.
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  const opener = target.closest<HTMLButtonElement>("[command=show-modal]");
  if (!opener) return;
  const { x, y, width, height } = opener.getBoundingClientRect();
  const way = `${x + (width - innerWidth) / 2}px ${y + (height - innerHeight) / 2}px`;
  (opener.popoverTargetElement as HTMLElement | undefined)?.style.setProperty("--opened-from", way);
});

// A dialog would cover the place on its page to which a link in it leads.
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  const dialog = target.closest("a[href^='#']")?.closest("dialog");
  if (dialog?.open) dialog.close();
  else dialog?.hidePopover();
});
