/** Shows the message that the page contains for a form that did not load. Its button reloads the page. */
export function showNotLoaded(): void {
  const message = document.getElementById("not-loaded");
  message?.removeAttribute("hidden");
  message?.querySelector("button")?.addEventListener("click", () => location.reload());
}
