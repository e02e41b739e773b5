import { afterEach, expect, test, vi } from "vitest";
import { stampOf } from "./cached-site.ts";

afterEach(() => void vi.unstubAllEnvs());

test("a site is out of date at midnight at the facility, wherever the machine is", () => {
  const stampAt = (now: string) => {
    vi.stubEnv("NOW", now);
    return stampOf({}, []);
  };
  const evening = stampAt("2026-12-09T21:00:00-05:00");
  expect(stampAt("2026-12-09T09:00:00-05:00")).toBe(evening);
  expect(stampAt("2026-12-10T09:00:00-05:00")).not.toBe(evening);
});
