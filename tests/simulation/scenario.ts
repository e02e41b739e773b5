import * as fc from "fast-check";
import { DAY, HOUR, MINUTE, SECOND } from "../../src/mail/timing.ts";
import { FakeBrowser, type DiskState, type FakeTab } from "./fake-browser.ts";
import { FakeClock } from "./fake-clock.ts";
import { FakeService, outcomeKinds, type Outcome } from "./fake-service.ts";
import { fakeDisk } from "./fake-storage.ts";
import { InvariantChecker } from "./invariants.ts";

/** One thing that happens to a visitor. */
type Action =
  | {
      readonly do: "submit";
      readonly tab: number;
      readonly text: number;
      readonly hours: number;
      readonly clicks: number;
    }
  | { readonly do: "pass"; readonly ms: number }
  | { readonly do: "open" }
  | { readonly do: "kill"; readonly tab: number }
  | { readonly do: "network"; readonly online: boolean }
  | { readonly do: "clock"; readonly by: number }
  | { readonly do: "retry" | "delete"; readonly message: number; readonly tab: number }
  /** The visitor clears the browser's storage. */
  | { readonly do: "clear" }
  /** The disk's state changes for all tabs or for one. */
  | { readonly do: "disk"; readonly is: DiskState; readonly tab?: number };

export interface Scenario {
  readonly actions: readonly Action[];
  readonly outcomes: readonly Outcome[];
}

/** Runs a scenario, then a quiet day with the same pages and two with a new one, and returns the violations. */
export async function violationsIn({ actions, outcomes }: Scenario): Promise<readonly string[]> {
  const clock = new FakeClock();
  const service = new FakeService(clock);
  service.outcomes = [...outcomes];
  const checker = new InvariantChecker(clock, service);
  const browser = new FakeBrowser(clock, service, checker, fakeDisk);
  checker.browser = browser;
  browser.open();
  for (const action of actions) {
    act(action, browser, checker);
    await clock.pass(action.do === "pass" ? action.ms : 0);
  }
  for (const owner of [browser, ...browser.tabs]) owner.diskIs = "fine";
  service.outcomes = [];
  service.online = true;
  for (const { outbox } of browser.tabs) void outbox.wake();
  await clock.pass(DAY);
  checker.checkForms();
  for (let tab = browser.tabs[0]; tab; tab = browser.tabs[0]) browser.kill(tab);
  browser.open();
  await clock.pass(2 * DAY + HOUR);
  return checker.close();
}

function act(action: Action, browser: FakeBrowser, checker: InvariantChecker): void {
  const tabOf = (number: number): FakeTab =>
    browser.tabs[number % Math.max(browser.tabs.length, 1)] ?? browser.open();
  switch (action.do) {
    case "submit": {
      const { hours, clicks } = action;
      const text = `${hours} ${action.text}`;
      const tab = tabOf(action.tab);
      const waitsForDelivery = hours === 24;
      const submission = {
        form: "contact",
        messageName: "message",
        hours,
        params: { text },
        waitsForDelivery,
      };
      for (let click = 0; click < clicks; click++)
        void checker.submitting(tab, text, tab.outbox.submit(submission));
      return;
    }
    case "open":
      if (browser.tabs.length < 3) browser.open();
      return;
    case "kill":
      return browser.kill(tabOf(action.tab));
    case "network":
      browser.service.online = action.online;
      for (const { outbox } of browser.tabs) void outbox.wake();
      if (!action.online) checker.networkGone();
      return;
    case "clock":
      checker.clockJumped = true;
      browser.clock.offset += action.by;
      return;
    case "disk":
      checker.diskFailed ||= action.is !== "fine";
      (action.tab === undefined ? browser : tabOf(action.tab)).diskIs = action.is;
      return;
    case "retry":
    case "delete": {
      const tab = tabOf(action.tab);
      const { outbox } = tab;
      const lost = tab.messages.filter(({ id }) => outbox.statuses().byId.get(id)?.outcome === "lost");
      const messages = [...browser.disk.values(), ...lost];
      const message = messages[action.message % Math.max(messages.length, 1)];
      if (!message) return;
      checker.visitorAction(action.do, message, tab);
      void (action.do === "retry" ? outbox.retry(message.id) : outbox.delete(message.id));
      return;
    }
    case "clear":
      checker.clearing();
      browser.disk.clear();
      return;
    case "pass":
  }
}

const tab = fc.nat(2);
const submit = fc.record({
  do: fc.constant("submit" as const),
  tab,
  // Often the same message: duplicates meet what other pages do with the first.
  text: fc.oneof(fc.constant(0), fc.nat(3)),
  hours: fc.constantFrom(72, 72, 24),
  clicks: fc.integer({ min: 1, max: 2 }),
});
const pass = fc.record({
  do: fc.constant("pass" as const),
  ms: fc.oneof(
    { weight: 4, arbitrary: fc.nat(300) },
    { weight: 4, arbitrary: fc.nat(15 * SECOND) },
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
  do: fc.constantFrom("retry" as const, "delete" as const),
  message: fc.nat(9),
  tab,
});
const is = fc.constantFrom("fine" as const, "full", "read-only", "blocked", "slow", "late");
const diskFailures = fc.record({ do: fc.constant("disk" as const), is, tab }, { requiredKeys: ["do", "is"] });
const clearing = fc.record({ do: fc.constant("clear" as const) });
const outcome: fc.Arbitrary<Outcome> = fc.record({
  does: fc.oneof(
    { weight: 3, arbitrary: fc.constant("accepts" as const) },
    { weight: 7, arbitrary: fc.constantFrom(...outcomeKinds) },
  ),
  takes: fc.oneof(fc.nat(100), fc.nat(3 * SECOND)),
  outlives: fc.boolean(),
});

/** Mostly messages, time and accidents; in some, the visitor retries, deletes or clears all, or the disk fails. */
export const scenarios: fc.Arbitrary<Scenario> = fc.oneof(
  { weight: 6, arbitrary: lives(accidents) },
  { weight: 2, arbitrary: lives(fc.oneof(accidents, requests)) },
  { weight: 1, arbitrary: lives(fc.oneof(accidents, requests, clearing)) },
  { weight: 4, arbitrary: lives(fc.oneof(accidents, diskFailures, diskFailures, requests)) },
);

function lives(event: fc.Arbitrary<Action>): fc.Arbitrary<Scenario> {
  const action = fc.oneof(
    { weight: 4, arbitrary: submit },
    { weight: 4, arbitrary: pass },
    { weight: 3, arbitrary: event },
  );
  return fc.record({
    actions: fc.array(action, { minLength: 1, maxLength: 16, size: "max" }),
    outcomes: fc.array(outcome, { maxLength: 12, size: "max" }),
  });
}
