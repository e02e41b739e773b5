import { EventEmitter } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const root = mkdtempSync(join(tmpdir(), "routes-"));
const content = join(root, "content");

beforeEach(() => {
  cpSync("content", content, { recursive: true });
  vi.stubEnv("CONTENT_DIR", content);
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** Development servers, one after the other, as far as the integration knows them. `restarts` is called for each restart. */
async function start() {
  const { siteRoutes } = await import("./site-routes.ts");
  const { hooks } = siteRoutes();
  const setUp = hooks["astro:config:setup"] as (options: unknown) => void;
  const restarts = vi.fn();
  const serve = () => {
    setUp({ injectRoute: vi.fn(), addWatchFile: vi.fn() });
    const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
    const listen = hooks["astro:server:setup"] as (options: unknown) => void;
    return {
      listen: () => {
        listen({ server: { watcher, ws: { send: vi.fn() } } });
        watcher.on("change", (file: string) => file.endsWith("routes.ts") && restarts());
      },
      add: (file: string, text: string) => {
        writeFileSync(join(content, file), text);
        watcher.emit("add", join(content, file));
      },
    };
  };
  return { serve, restarts };
}

const page = (address: string) =>
  `title: New\ndescription: A page that is new.\nheading: New\naddress: ${address}\nbody: New.\n`;

test("a page that is added while the server restarts brings another restart", async () => {
  const { serve, restarts } = await start();
  const first = serve();
  first.listen();
  vi.advanceTimersByTime(1000);
  expect(restarts).not.toHaveBeenCalled();
  first.add("pages/one.yaml", page("/one"));
  vi.advanceTimersByTime(1000);
  expect(restarts).toHaveBeenCalledTimes(1);
  const second = serve();
  first.add("pages/two.yaml", page("/two"));
  vi.advanceTimersByTime(1000);
  restarts.mockClear();
  second.listen();
  vi.advanceTimersByTime(1000);
  expect(restarts).toHaveBeenCalledTimes(1);
});
