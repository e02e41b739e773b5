/**
 * Simulates visitors until this many messages (a million by default) have been stored, and reports. Usage: node
 * --import tsx tests/simulation/simulate.ts [messages] [seed]
 */
import { sample } from "fast-check";
import { runScenario } from "./scenario.ts";
import { scenarios } from "./scenarios.ts";

const wanted = Number(process.argv[2] ?? 1_000_000);
const first = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const BATCH = 500;

const sums = { lives: 0, messages: 0, requests: 0, accepted: 0, unknown: 0 };
let seed = first;
while (sums.messages < wanted) {
  for (const scenario of sample(scenarios, { numRuns: BATCH, seed })) {
    const { messages, requests, accepted, unknown, violations } = await runScenario(scenario);
    if (violations.length > 0) {
      console.error(`seed ${seed}: ${violations.join("; ")}\n${JSON.stringify(scenario)}`);
      process.exit(1);
    }
    sums.lives += 1;
    sums.messages += messages;
    sums.requests += requests;
    sums.accepted += accepted;
    sums.unknown += unknown;
  }
  seed += 1;
}
console.log(
  `${sums.messages} messages in ${sums.lives} lives, ${sums.requests} requests, ${sums.unknown} of unknown outcome, ` +
    `${sums.accepted} e-mails: none lost, none falsely claimed, none sent twice without need (seeds ${first} to ${seed - 1})`,
);
