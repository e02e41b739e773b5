import { expect, test } from "vitest";
import { content } from "../../content/content.ts";
import { jobData } from "./job.ts";

const all = content();
const site = new URL("https://clay.example");
const job = all.jobs.find(({ slug }) => slug === "youthsportssummer");
if (!job) throw new Error("the sample has no summer job");
const on = (today: string, changes = {}) => jobData({ ...job, ...changes }, all, site, today);

test("a job is posted from its first day through its last", () => {
  const term = { posted: "2027-01-10", until: "2027-02-10" };
  expect(on("2027-01-09", term)).toBeUndefined();
  expect(on("2027-01-10", term)).toMatchObject({ datePosted: "2027-01-10", validThrough: "2027-02-10" });
  expect(on("2027-02-10", term)).toBeDefined();
  expect(on("2027-02-11", term)).toBeUndefined();
});

test("a job that was never posted, or whose details are still to come, is not", () => {
  expect(on("2027-01-10", { posted: undefined })).toBeUndefined();
  expect(on("2027-01-10", { posted: "2027-01-01", detailsComing: true })).toBeUndefined();
});

test("the description is HTML with full links, and what looks like HTML in it is text", () => {
  const posting = on("2027-01-10", {
    posted: "2027-01-01",
    body: "## Overview\n\nCoach & <b>play</b>. [Apply](/employmentapp).\n\n- One\n- Two",
  });
  expect(posting).toMatchObject({
    description:
      '<h2>Overview</h2><p>Coach &amp; &lt;b&gt;play&lt;/b&gt;. <a href="https://clay.example/employmentapp">Apply</a>.</p><ul><li>One</li><li>Two</li></ul>',
  });
});
