/** Questions print their answers, also where `details::details-content` of `styles/print.css` is not known. */
let opened: readonly HTMLDetailsElement[] = [];

addEventListener("beforeprint", () => {
  opened = [...document.querySelectorAll<HTMLDetailsElement>(".questions details:not([open])")];
  for (const question of opened) question.open = true;
});

addEventListener("afterprint", () => {
  for (const question of opened) question.open = false;
});
