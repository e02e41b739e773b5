import { expect, test } from "vitest";
import { chooseChromium, chooseFirefox, type Machine } from "./browsers.ts";

const download = "/home/ann/.cache/ms-playwright/chromium/chrome";
const machine = (platform: NodeJS.Platform, ...paths: string[]): Machine => ({
  platform,
  env: {
    PROGRAMFILES: String.raw`C:\Program Files`,
    "PROGRAMFILES(X86)": String.raw`C:\Program Files (x86)`,
  },
  exists: (path) => paths.includes(path),
  download,
});
const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const edge = String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`;
const light = "/usr/bin/chromium-headless-shell";

test.each([
  ["Debian's", machine("linux", "/usr/bin/chromium"), { executablePath: "/usr/bin/chromium" }],
  [
    "Playwright's, not Ubuntu's snap",
    machine("linux", "/usr/bin/chromium", "/snap/bin/chromium", download),
    { executablePath: download },
  ],
  ["Chrome on Linux", machine("linux", "/opt/google/chrome/chrome"), { channel: "chrome" }],
  ["Chrome on a Mac", machine("darwin", mac), { channel: "chrome" }],
  ["Playwright's before Chrome", machine("darwin", mac, download), { executablePath: download }],
  ["Edge on Windows", machine("win32", edge), { channel: "msedge" }],
] as const)("%s is enough", (_name, here, whole) => {
  expect(chooseChromium(here)).toEqual({ whole, light: whole });
});

test("Debian's headless shell takes over what it can do", () => {
  expect(chooseChromium(machine("linux", "/usr/bin/chromium", light))).toEqual({
    whole: { executablePath: "/usr/bin/chromium" },
    light: { executablePath: light },
  });
});

test("without any there is none", () => {
  expect(chooseChromium(machine("linux", "/snap/bin/chromium"))).toBeUndefined();
  expect(chooseFirefox(machine("linux"))).toBeUndefined();
});

test.each([
  ["linux", "/usr/bin/firefox-esr"],
  ["darwin", "/Applications/Firefox.app/Contents/MacOS/firefox"],
  ["win32", String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`],
] as const)("Firefox on %s", (platform, path) => {
  expect(chooseFirefox(machine(platform, path))).toBe(path);
});
