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
