import * as fc from "fast-check";
import { expect, test } from "vitest";
import { live } from "./run.ts";
import { schedules } from "./schedules.ts";

// Failing runs print the seed and the shortest schedule found; rerun it with SEED=….
const runs = Number(process.env["SIMULATED_RUNS"] ?? 4000);
const seed = process.env["SEED"] === undefined ? {} : { seed: Number(process.env["SEED"]) };

const submit = { do: "submit", tab: 0, text: 0, form: "contact", clicks: 1 } as const;
const twice = [submit, submit];

test(`in ${runs} lives no message is lost, none falsely claimed, none sent twice without need`, async () => {
  await fc.assert(
    fc.asyncProperty(schedules, async (schedule) => {
      expect((await live(schedule)).broken).toEqual([]);
    }),
    { numRuns: runs, ...seed },
  );
}, 600_000);

test("what the disk takes to store a try does not bring two pages' requests together", async () => {
  const { broken } = await live({
    actions: [
      { do: "pass", ms: 5 },
      ...twice,
      { do: "pass", ms: 814 },
      ...twice,
      { do: "kill", tab: 0 },
      { do: "pass", ms: 189 },
      ...twice,
      submit,
    ],
    locks: true,
    outcomes: [{ does: "accepts, answer lost", takes: 398, outlives: false }],
  });
  expect(broken).toEqual([]);
});
