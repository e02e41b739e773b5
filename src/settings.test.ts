import { resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { settings } from "./settings.ts";

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ["4400", 4400],
  ["0", 0],
  ["65535", 65_535],
  ["", 4321],
])("PORT=%s is port %i", (text, port) => {
  vi.stubEnv("PORT", text);
  expect(settings.port).toBe(port);
});

test.each(["abc", "70000", "-1", "4400.5", "1e3", "0x50", " "])(
  "PORT=%s is refused with a message",
  (text) => {
    vi.stubEnv("PORT", text);
    expect(() => settings.port).toThrow(
      `PORT: expected a number from 0 to 65535, such as 4400 (found "${text}")`,
    );
  },
);

test.each([
  ["SITE_URL", "www.example.com", "siteUrl", "expected the address of the site with nothing after the host"],
  ["SITE_URL", "https://www.example.com/", "siteUrl", "expected the address of the site with nothing after"],
  [
    "MAIL_ORIGIN",
    "smae",
    "mailOrigin",
    "expected the address of a mail service such as https://api.emailjs.com",
  ],
  ["CONTENT_DIR", "facilities/nowhere", "contentDir", "expected a folder with a facility's files"],
  ["OUT_DIR", "package.json", "outDir", "expected a folder for the built site"],
  ["AVIF", "false", "avif", "expected yes or no"],
  ["NOW", "tomorrow", "now", "expected an instant such as 2027-01-05T12:00:00Z"],
] as const)("%s=%s is refused with a message", (name, text, setting, rule) => {
  vi.stubEnv(name, text);
  expect(() => settings[setting]).toThrow(`${name}: ${rule}`);
  expect(() => settings[setting]).toThrow(`(found "${text}")`);
});

test.each([
  ["SITE_URL", "https://www.example.com", "siteUrl", "https://www.example.com"],
  ["MAIL_ORIGIN", "same", "mailOrigin", "same"],
  ["MAIL_ORIGIN", "", "mailOrigin", undefined],
  ["CONTENT_DIR", "starter", "contentDir", resolve("starter")],
  ["CONTENT_DIR", "", "contentDir", resolve("content")],
  ["OUT_DIR", "not/there/yet", "outDir", resolve("not/there/yet")],
  ["AVIF", "no", "avif", false],
  ["AVIF", "", "avif", true],
] as const)("%s=%s is taken", (name, text, setting, value) => {
  vi.stubEnv(name, text);
  expect(settings[setting]).toBe(value);
});
