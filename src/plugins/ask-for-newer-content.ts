/**
 * In the script of every page in development: asks the server whether the content has changed since it answered. The
 * message by which it reloads open pages reaches only those that are connected already.
 */
const page = performance.getEntries().find((entry) => entry instanceof PerformanceNavigationTiming);
const version = page?.serverTiming.find(({ name }) => name === "content")?.description;
if (version) import.meta.hot?.send("content:shown", { version });
