import * as fc from "fast-check";
import { formNames } from "../../src/form-names.ts";
import { DAY, HOUR, MINUTE, SECOND } from "../../src/mail/outbox/schedule.ts";
import { KINDS } from "./foreign-records.ts";
import type { Action, Scenario } from "./scenario.ts";
import type { Outcome } from "./fake-service.ts";

const tab = fc.nat(2);

const submit = fc.record({
  do: fc.constant("submit" as const),
  tab,
  // Often the same message: duplicates meet what other pages do with the first.
  text: fc.oneof(fc.constant(0), fc.nat(3)),
  form: fc.oneof(fc.constant("contact" as const), fc.constantFrom(...formNames)),
  clicks: fc.integer({ min: 1, max: 2 }),
});
const pass = fc.record({
  do: fc.constant("pass" as const),
  ms: fc.oneof(
    { weight: 4, arbitrary: fc.nat(300) },
    { weight: 4, arbitrary: fc.nat(5 * SECOND) },
    { weight: 2, arbitrary: fc.nat(2 * MINUTE) },
    { weight: 1, arbitrary: fc.nat(10 * HOUR) },
    { weight: 1, arbitrary: fc.integer({ min: DAY, max: 5 * DAY }) },
  ),
});
const accidents = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant("open" as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("kill" as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("network" as const), online: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("clock" as const),
      by: fc.integer({ min: -3 * DAY, max: 3 * DAY }),
    }),
  },
);
const requests = fc.record({
  do: fc.constantFrom("again" as const, "delete" as const),
  message: fc.nat(9),
  tab,
});
const is = fc.constantFrom("fine" as const, "full", "read-only", "blocked", "hanging", "late");
const diskOf = (number: number) =>
  fc.record({ do: fc.constant("disk" as const), is, tab: fc.constant(number) });
const diskFailures = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("disk" as const), is, tab }, { requiredKeys: ["do", "is"] }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("hold" as const), on: fc.boolean() }) },
);
const foreignRecords = fc.record({ do: fc.constant("plant" as const), kind: fc.nat(KINDS - 1) });

const outcome: fc.Arbitrary<Outcome> = fc.record({
  does: fc.oneof(
    { weight: 3, arbitrary: fc.constant("accepts" as const) },
    {
      weight: 7,
      arbitrary: fc.constantFrom(
        "accepts, answer lost",
        "connection cut",
        "hangs",
        "hangs, but accepts",
        "busy",
        "busy, says when",
        "breaks",
        "refuses",
        "out of quota",
        "too large",
        "answers a page",
      ),
    },
  ),
  takes: fc.oneof(fc.nat(100), fc.nat(3 * SECOND)),
  outlives: fc.boolean(),
});

/**
 * Mostly messages, time and failures; in some, the visitor retries or deletes, the disk fails, or it has foreign
 * records.
 */
export const scenarios: fc.Arbitrary<Scenario> = fc.oneof(
  { weight: 6, arbitrary: lives(accidents) },
  { weight: 2, arbitrary: lives(fc.oneof(accidents, requests)) },
  { weight: 3, arbitrary: lives(fc.oneof(accidents, diskFailures)) },
  { weight: 1, arbitrary: lives(fc.oneof(accidents, diskFailures, foreignRecords)) },
  { weight: 2, arbitrary: twoPages(lives(fc.oneof(accidents, diskFailures))) },
);

/** Lives with two pages from the beginning, whose disks fail in different ways: rare in the others. */
function twoPages(rest: fc.Arbitrary<Scenario>): fc.Arbitrary<Scenario> {
  const beginning = fc.tuple(fc.constant({ do: "open" } as const), diskOf(0), diskOf(1), submit);
  return fc
    .tuple(beginning, rest)
    .map(([first, scenario]) => ({ ...scenario, actions: [...first, ...scenario.actions] }));
}

function lives(event: fc.Arbitrary<Action>): fc.Arbitrary<Scenario> {
  const action = fc.oneof(
    { weight: 4, arbitrary: submit },
    { weight: 4, arbitrary: pass },
    { weight: 3, arbitrary: event },
  );
  return fc.record({
    actions: fc.array(action, { minLength: 1, maxLength: 16, size: "max" }),
    // Nine in ten browsers have locks.
    locks: fc.nat(9).map((number) => number > 0),
    outcomes: fc.array(outcome, { maxLength: 12, size: "max" }),
  });
}
