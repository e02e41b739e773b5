import { GRACE } from "./timing.ts";

/**
 * Calls back after `ms`, by a nested timer: when a dialog or sleep has held the first one back, what has arrived in the
 * meantime is still read. Returns a function that cancels it.
 */
export function afterTimeout(ms: number, callback: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(callback, GRACE);
  }, ms - GRACE);
  return () => clearTimeout(timer);
}
