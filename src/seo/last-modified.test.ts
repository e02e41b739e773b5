/** Modification dates of pages, in a repository made for the test with the sample and changes to it. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { settings } from "../settings.ts";

const folder = mkdtempSync(join(tmpdir(), "dates-"));
const at = join(folder, "content");

function git(when: string, ...args: string[]): void {
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
    cwd: folder,
    env: { ...process.env, GIT_AUTHOR_DATE: when, GIT_COMMITTER_DATE: when, GIT_CONFIG_GLOBAL: "/dev/null" },
    stdio: "ignore",
  });
}

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(at, file), "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(join(at, file), changed);
}

beforeAll(() => {
  cpSync(settings.contentDir, at, { recursive: true });
  git("", "init");
  git("", "add", ".");
  git("2026-01-01T10:00:00Z", "commit", "-m", "x");
  edit("packages/hitting-lesson.yaml", /^price: .*$/mu, "price: 85");
  git("2026-02-01T10:00:00Z", "commit", "-am", "x");
  edit("facility.yaml", /street: .*/u, "street: 12 New Street");
  git("2026-03-01T10:00:00Z", "commit", "-am", "x");
  rmSync(join(at, "testimonials", "coach-alvarez.yaml"));
  git("2026-04-01T10:00:00Z", "commit", "-am", "x");
  vi.stubEnv("CONTENT_DIR", at);
  vi.resetModules();
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

async function changed(key: string): Promise<string | undefined> {
  const { pageModified } = await import("./last-modified.ts");
  return pageModified({ of: { key } })?.toISOString().slice(0, 10);
}

test("a page has the date of its own files", async () => {
  expect(await changed("comingsoon")).toBe("2026-01-01");
});

test("a price changes the pages that name it", async () => {
  expect(await changed("hitting")).toBe("2026-02-01");
});

test("the address changes the pages that show it, and the entries of calendars", async () => {
  expect(await changed("contactus")).toBe("2026-03-01");
  const { eventModified } = await import("./last-modified.ts");
  const { content } = await import("../content/content.ts");
  const { datedEvents } = await import("../selectors/events.ts");
  const events = datedEvents(content());
  expect(events.length).toBeGreaterThan(1);
  for (const event of events) expect(eventModified(event).toISOString().slice(0, 10)).toBe("2026-03-01");
});

test("a review that is taken away changes the page of reviews, and Home", async () => {
  expect(await changed("testimonials")).toBe("2026-04-01");
  expect(await changed("home")).toBe("2026-04-01");
  expect(await changed("coaches")).toBe("2026-03-01");
});
