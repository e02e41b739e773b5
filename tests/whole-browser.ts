import type { LaunchOptions } from "@playwright/test";
import { wholeChromium } from "../tools/browsers.ts";

/**
 * The browser that visitors use. The headless shell costs half as much, but has no back/forward cache and ignores the
 * settings of a profile.
 */
export function wholeBrowser(options: LaunchOptions, browserName: string): LaunchOptions {
  return browserName === "chromium" ? { ...options, ...wholeChromium } : options;
}
