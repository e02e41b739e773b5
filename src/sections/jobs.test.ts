/** The section of jobs on the sample and on changed copies of its jobs. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, test } from "vitest";
import { readContent } from "../content/content.ts";
import { jobSchema } from "../content/schema/job.ts";
import type { Content } from "../content/schema/registry.ts";
import type { SectionOf } from "../content/schema/sections.ts";
import { pageAt } from "../selectors/pages.ts";
import jobs from "./kinds/jobs.tsx";

const sample = readContent("content").content as Content;

/** The HTML of the section, with jobs of these fields only. */
async function htmlWith(fields: readonly object[]): Promise<string | undefined> {
  const files = fields.map((own, index) => {
    const job = { title: `Job ${index}`, description: "A job.", body: "What to do.", ...own };
    return { ...v.parse(jobSchema, job), slug: `job-${index}` };
  });
  const content = { ...sample, jobs: files };
  const page = pageAt(content, "/employmentapp");
  const section = { type: "jobs", beside: false } as SectionOf<"jobs">;
  const drawn = await jobs(section, { content, page, id: "section_jobs" });
  return drawn && renderToStaticMarkup(createElement(drawn.View, drawn.props));
}

test("a section of jobs lists every job, with and without inMenu", async () => {
  const html = await htmlWith([{}, { inMenu: true }, { inMenu: false }]);
  for (const title of ["Job 0", "Job 1", "Job 2"]) expect(html).toContain(title);
  expect(html?.indexOf("Job 2")).toBeGreaterThan(html?.indexOf("</details>") ?? 0);
});

test("jobs whose details are all still to come are a list without an empty dropdown", async () => {
  const html = await htmlWith([{ inMenu: false }]);
  expect(html).toContain("Job 0");
  expect(html).not.toContain("<details");
});

test("without jobs there is no section", async () => {
  expect(await htmlWith([])).toBeUndefined();
});
