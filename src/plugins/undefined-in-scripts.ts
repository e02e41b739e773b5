/**
 * What React looks for in the browser, and a form doesn't need. Undefined in all scripts of the site, which makes a
 * form 0.8 kB smaller (`astro.config.ts`). So no script of ours may use them either (`oxlint.config.ts`).
 */
export const undefinedInScripts = [
  "__REACT_DEVTOOLS_GLOBAL_HOOK__",
  // For transitions, which a form has none of; not every browser has it.
  "navigation",
  // How fast the network is, and how large the pictures of a transition are, to wait for them.
  "performance.getEntriesByType",
  "devicePixelRatio",
  // Ways to report an error where there is no `reportError`, which all our browsers have.
  "process.emit",
  "window.ErrorEvent",
  // For Internet Explorer.
  "document.documentMode",
  "window.clipboardData",
  "setImmediate",
] as const;
