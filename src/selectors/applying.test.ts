import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { MarkdownText } from "../components/text/MarkdownText.tsx";
import { applicationOf, applyingFor, withUnlistedJobs } from "./applying.ts";
import { content } from "../content/content.ts";

const sample = content();
const { jobs } = sample;
const application = applicationOf(sample);
if (!application) throw new Error("there is no application");
const positions = (form: typeof application) => form.fields.find(({ name }) => name === "position");
const unlisted = ["assistantprogramdirector", "communitymarketingassistant", "youthsportinstructor"];
const job = (slug: string) => {
  const found = jobs.find((each) => each.slug === slug);
  if (!found) throw new Error(`there is no job ${slug}`);
  return found;
};

describe("a job's button", () => {
  test.each(unlisted)("of %s, which has no check box, checks Staff, and its page says so", (slug) => {
    const { href, note } = applyingFor(job(slug), sample) ?? {};
    expect(href).toBe("/employmentapp?position=Staff");
    expect(note).toContain(job(slug).title);
    expect(note).toContain("Staff");
  });
});

const cleanup = { title: "Cleanup & $& *A* [1](2) &lt;", position: undefined };

test("the title of a job without a check box is read to the letter", () => {
  const { note = "" } = applyingFor(cleanup, sample) ?? {};
  const words = renderToStaticMarkup(createElement(MarkdownText, { text: note }));
  expect(words).toContain("Cleanup &amp; $&amp; *A* [1](2) &amp;lt;");
  const { hint } = positions(withUnlistedJobs(application, [cleanup])) ?? {};
  expect(hint).toContain(cleanup.title);
});

describe("the application", () => {
  test("names the jobs without a check box under its positions", () => {
    const { hint } = positions(withUnlistedJobs(application, jobs)) ?? {};
    for (const slug of unlisted) expect(hint).toContain(job(slug).title);
    expect(hint).not.toContain("{");
    expect(hint).not.toContain("Pitching");
  });

  test("names no jobs when each has its check box", () => {
    expect(withUnlistedJobs(application, [job("staff")])).toBe(application);
  });
});
