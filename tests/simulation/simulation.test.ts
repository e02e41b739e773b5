import * as fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { everything } from "../scope.ts";
import { MINUTE, SECOND } from "../../src/mail/outbox/schedule.ts";
import { runScenario, type Scenario } from "./scenario.ts";
import { scenarios } from "./scenarios.ts";

const runs = Number(process.env["SIMULATED_RUNS"] ?? (everything ? 20_000 : 1000));
// A failing run prints the shortest scenario found; SEED=… repeats it.
const seed = Number(process.env["SEED"] ?? Date.now() % 2 ** 31);

const submit = { do: "submit", tab: 0, text: 0, form: "contact", clicks: 1 } as const;
const twice = [submit, submit];

test(`in ${runs} lives (seed ${seed}) no message is lost, none falsely claimed, none sent twice without need`, async () => {
  // The fakes throw by the hundred thousand: stacks that nobody reads would take half of the time.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  onTestFinished(() => void (Error.stackTraceLimit = stackTraceLimit));
  await fc.assert(
    fc.asyncProperty(scenarios, async (scenario) => {
      expect((await runScenario(scenario)).violations).toEqual([]);
    }),
    { numRuns: runs, seed },
  );
}, 1_800_000);

test.each<[string, Scenario["actions"], Scenario["outcomes"]]>([
  [
    "what the disk takes to store a try does not bring two pages' requests together",
    [
      { do: "pass", ms: 5 },
      ...twice,
      { do: "pass", ms: 814 },
      ...twice,
      { do: "kill", tab: 0 },
      { do: "pass", ms: 189 },
      ...twice,
      submit,
    ],
    [{ does: "accepts, answer lost", takes: 398, outlives: false }],
  ],
  [
    "a read that resolves after a message was stored does not make its timed-out write certain",
    [
      { ...submit, form: "team-practice" },
      { do: "open" },
      { do: "pass", ms: 3867 },
      submit,
      { do: "disk", is: "late", tab: 0 },
      { do: "pass", ms: 3357 },
    ],
    [{ does: "accepts, answer lost", takes: 1914, outlives: false }],
  ],
  [
    "a page whose disk works again does not take back what another one is sending",
    [
      submit,
      { do: "pass", ms: 60 },
      { do: "disk", is: "read-only", tab: 0 },
      { do: "pass", ms: 400 },
      { do: "open" },
      { do: "pass", ms: 2500 },
      { do: "disk", is: "fine", tab: 0 },
      submit,
      { do: "pass", ms: 10_000 },
    ],
    [
      { does: "busy", takes: 100, outlives: false },
      { does: "accepts", takes: 1500, outlives: true },
    ],
  ],
  [
    "a message that another page sent from a full disk, and erased there, is not sent again",
    [
      { do: "disk", is: "full" },
      { do: "pass", ms: 5 },
      { do: "open" },
      { do: "disk", is: "late", tab: 0 },
      submit,
      { do: "pass", ms: 30 * SECOND },
    ],
    [],
  ],
  [
    "a full disk does not forget that another page sent a message",
    [
      { do: "open" },
      { do: "disk", is: "late", tab: 1 },
      submit,
      { ...submit, tab: 1 },
      { do: "pass", ms: 4131 },
      { do: "kill", tab: 0 },
      { do: "disk", is: "full", tab: 0 },
      { do: "pass", ms: MINUTE + 4 },
      { ...submit, text: 1 },
    ],
    [],
  ],
  [
    "a message that one page sent, and another one erased for it, is not sent by the page whose write timed out",
    [
      { do: "open" },
      { do: "disk", is: "late", tab: 0 },
      { do: "disk", is: "read-only", tab: 1 },
      submit,
      { do: "open" },
      { do: "pass", ms: 4141 },
      { do: "disk", is: "fine" },
    ],
    [],
  ],
  [
    "what was in memory does not go back in front of the attempt that follows at once",
    [
      { do: "open" },
      { do: "disk", is: "hanging", tab: 1 },
      submit,
      { ...submit, text: 2, tab: 1 },
      submit,
      { do: "pass", ms: 1 },
      { do: "kill", tab: 0 },
      { do: "pass", ms: 3 },
      { ...submit, text: 2, clicks: 2 },
      submit,
      { do: "disk", is: "read-only", tab: 0 },
    ],
    [],
  ],
  [
    "what another page erased in its time does not come back from the memory of one whose disk was late",
    [
      { do: "open" },
      { do: "disk", is: "late", tab: 0 },
      { ...submit, tab: 1 },
      { ...submit, form: "feedback" },
      { do: "pass", ms: 125_206_934 },
      { do: "pass", ms: 133_993_545 },
    ],
    [
      { does: "accepts", takes: 0, outlives: false },
      { does: "too large", takes: 0, outlives: false },
    ],
  ],
])("%s", async (_what, actions, outcomes) => {
  for (const locks of [true, false])
    expect((await runScenario({ actions, locks, outcomes })).violations).toEqual([]);
});
