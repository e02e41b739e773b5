import type { FormName } from "../../src/form-names.ts";
import { DAY, HOUR } from "../../src/mail/outbox/schedule.ts";
import { FakeBrowser, type DiskState, type FakeTab } from "./fake-browser.ts";
import { FakeClock } from "./fake-clock.ts";
import { foreignRecord } from "./foreign-records.ts";
import { simulatedDisk } from "./fake-storage.ts";
import { InvariantChecker, type Report } from "./invariants.ts";
import { FakeService, type Outcome } from "./fake-service.ts";

/** One thing that happens to a visitor. */
export type Action =
  | {
      readonly do: "submit";
      readonly tab: number;
      readonly text: number;
      readonly form: FormName;
      readonly clicks: number;
    }
  | { readonly do: "pass"; readonly ms: number }
  | { readonly do: "open" }
  | { readonly do: "kill"; readonly tab: number }
  | { readonly do: "network"; readonly online: boolean }
  | { readonly do: "clock"; readonly by: number }
  | { readonly do: "again" | "delete"; readonly message: number; readonly tab: number }
  /** The disk's state changes for all tabs or for one. */
  | { readonly do: "disk"; readonly is: DiskState; readonly tab?: number }
  /** Another program opens or closes the database. */
  | { readonly do: "hold"; readonly on: boolean }
  /** Adds a record that this version cannot read. */
  | { readonly do: "plant"; readonly kind: number };

export interface Scenario {
  readonly actions: readonly Action[];
  readonly outcomes: readonly Outcome[];
  /** Whether the browser has locks. */
  readonly locks: boolean;
}

/** Runs a scenario, then two quiet days with a working service, and reports violations. */
export async function runScenario(scenario: Scenario): Promise<Report> {
  const clock = new FakeClock();
  const service = new FakeService(clock);
  service.outcomes = [...scenario.outcomes];
  const checker = new InvariantChecker(clock, service);
  const browser = new FakeBrowser(clock, service, checker, simulatedDisk);
  checker.browser = browser;
  browser.locks = scenario.locks;
  browser.open();

  for (const action of scenario.actions) {
    act(action, browser, checker);
    browser.look();
    await clock.pass(action.do === "pass" ? action.ms : 0);
  }

  for (const tab of browser.tabs.slice(1)) checker.kill(tab);
  browser.diskIs = "fine";
  for (const tab of browser.tabs) tab.diskIs = "fine";
  browser.look();
  service.outcomes = [];
  service.online = true;
  for (const tab of browser.tabs) void tab.outbox.reconnect();
  if (browser.tabs.length === 0) browser.open();
  await clock.pass(2 * DAY + HOUR);
  return checker.close();
}

function act(action: Action, browser: FakeBrowser, checker: InvariantChecker): void {
  switch (action.do) {
    case "submit":
      return submit(action, tabOf(browser, action.tab), checker);
    case "open":
      if (browser.tabs.length < 3) browser.open();
      return;
    case "kill":
      return checker.kill(tabOf(browser, action.tab));
    case "network":
      browser.service.online = action.online;
      if (action.online) for (const tab of browser.tabs) void tab.outbox.reconnect();
      return;
    case "clock":
      return checker.jump(action.by);
    case "disk":
      return checker.breakDisk(action.is, action.tab === undefined ? undefined : tabOf(browser, action.tab));
    case "hold":
      browser.isHeld = action.on;
      return checker.hold();
    case "plant": {
      const id = `foreign ${browser.foreign.size}`;
      if (!browser.isDeleting) browser.foreign.set(id, foreignRecord(id, action.kind));
      return;
    }
    case "again":
    case "delete": {
      const messages = [...browser.disk.values()];
      const message = messages[action.message % Math.max(messages.length, 1)];
      if (!message) return;
      const { outbox } = tabOf(browser, action.tab);
      checker.visitorAction(action.do, message);
      void (action.do === "again" ? outbox.retry(message.id) : outbox.delete(message.id));
      return;
    }
    case "pass":
  }
}

function submit(action: Extract<Action, { do: "submit" }>, tab: FakeTab, checker: InvariantChecker): void {
  const text = `${action.form} ${action.text}`;
  for (let click = 0; click < action.clicks; click++) {
    const tell = async (): Promise<void> => {
      checker.submitting(tab, text);
      const receipt = await tab.outbox.submit({ form: action.form, params: { text } });
      checker.told(tab, text, receipt);
      checker.claimed(text, await receipt.result);
    };
    void tell();
  }
}

function tabOf(browser: FakeBrowser, number: number): FakeTab {
  return browser.tabs[number % Math.max(browser.tabs.length, 1)] ?? browser.open();
}
