/**
 * Lives through simulated visitors until so many messages have been kept (a million unless given), and reports.
 * Usage: node --import tsx tests/simulation/simulate.ts [messages] [seed]
 */
import { sample } from "fast-check";
import { live } from "./scenario.ts";
import { schedules } from "./scenarios.ts";

const wanted = Number(process.argv[2] ?? 1_000_000);
const first = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const BATCH = 500;

const sums = { lives: 0, messages: 0, requests: 0, accepted: 0, unknown: 0 };
let seed = first;
while (sums.messages < wanted) {
  for (const schedule of sample(schedules, { numRuns: BATCH, seed })) {
    const { messages, requests, accepted, unknown, broken } = await live(schedule);
    if (broken.length > 0) {
      console.error(`seed ${seed}: ${broken.join("; ")}\n${JSON.stringify(schedule)}`);
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
