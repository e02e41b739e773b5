/** The built forms: their questions, and the link from each job's page to its position in the application. */
import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { employment, forms, jobs } from "../forms/specified-forms.ts";
import { dom } from "./built.ts";

test.each(forms)("$name has exactly the controls of the specification", ({ path, controls }) => {
  const names = dom(path)
    .querySelectorAll("main form [name]")
    .map((each) => each.getAttribute("name"));
  expect([...new Set(names)].sort()).toEqual([...controls].sort());
});

test.each(forms)("without JavaScript $name says that it needs it, and how else to reach us", ({ path }) => {
  const texts = dom(path)
    .querySelectorAll("noscript")
    .map(({ innerHTML }) => parse(innerHTML));
  const notice = texts.map((text) => text.querySelector(".without-script")).find(Boolean);
  expect(notice?.text).toContain("needs JavaScript");
  expect(notice?.querySelector('a[href="tel:+16145550142"]')?.text).toBe("(614) 555-0142");
  expect(notice?.querySelector('a[href^="mailto:"]')?.text).toContain("@");
});

test("all forms load the same files, so `tests/forms/not-loaded.spec.ts` breaks those of one form for all", () => {
  const filesOf = (path: string) =>
    dom(path)
      .querySelectorAll("script[src], link[rel=stylesheet]")
      .map((each) => each.getAttribute("src") ?? each.getAttribute("href"));
  const [first = { path: "" }, ...others] = forms;
  expect(filesOf(first.path).length).toBeGreaterThan(4);
  for (const { path } of others) expect(filesOf(path), path).toEqual(filesOf(first.path));
});

test("the application links to the jobs that it has a check box for", () => {
  const links = dom(employment.path).querySelectorAll("main details ul a");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    Object.keys(jobs)
      .slice(0, 9)
      .map((job) => `/${job}`),
  );
});

describe.each(Object.entries(jobs))("/%s", (job, position) => {
  test(`links to the application with ${position} checked, from its button and its text`, () => {
    const links = dom(`/${job}`).querySelectorAll("main article a[href^='/employmentapp']");
    const targets = links.map((link) => link.getAttribute("href"));
    expect(targets.length).toBeGreaterThan(0);
    expect(targets).toEqual(targets.map(() => `${employment.path}?${new URLSearchParams({ position })}`));
    expect(dom(employment.path).querySelector(`[name=position][value="${position}"]`)).not.toBeNull();
  });
});
