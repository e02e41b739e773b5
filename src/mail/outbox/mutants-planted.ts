/** One wrong change: each text is to be found exactly once in its file (relative to `src/mail`). */
export interface Mutant {
  readonly name: string;
  readonly changes: readonly { readonly file: string; readonly from: string; readonly to: string }[];
}

const one = (name: string, file: string, from: string, to: string): Mutant => ({
  name,
  changes: [{ file, from, to }],
});

export const mutants: readonly Mutant[] = [
  one(
    "drops a message on 4xx",
    "outbox/step.ts",
    `    case "refused":\n`,
    `    case "refused":\n      return tombstone(entry, now);\n`,
  ),
  one(
    "takes a time-out for success",
    "outbox/step.ts",
    `    case "accepted":\n`,
    `    case "timeout":\n    case "accepted":\n`,
  ),
  one("keeps the text of a message that was sent", "outbox/step.ts", `params: _text, last`, `last`),
  one("forgets the back-off", "outbox/step.ts", `next: now + backOff(entry) };`, `next: now };`),
  one(
    "fails after three refusals",
    "outbox/step.ts",
    `[10 * MINUTE, HOUR, 6 * HOUR] as const`,
    `[10 * MINUTE, HOUR] as const`,
  ),
  one(
    "tries for ever what is too large",
    "outbox/step.ts",
    `    case "too-large":\n      return failed(entry, now);\n`,
    ``,
  ),
  one("gives a message up when its last try broke off", "outbox/step.ts", ` && verdict.is !== "crash"`, ``),
  one(
    "lets only one message wait when the service asks for patience",
    "outbox/step.ts",
    `return { ...waiting(entry), next: until, pause: until };`,
    `return { ...waiting(entry), next: until };`,
  ),
  one(
    "tells the visitor before the message is stored",
    "outbox/core.ts",
    `const { entry, duplicate, stored } = await storage.admit(`,
    `const { entry, duplicate, stored } = { entry: fresh, duplicate: false, stored: "disk" as const };\n      void storage.admit(`,
  ),
  one(
    "sends before it is stored",
    "outbox/core.ts",
    `      const { entry, duplicate, stored } = await`,
    `      await world.send(fresh);\n      const { entry, duplicate, stored } = await`,
  ),
  {
    name: "sends without noting that it is sending",
    changes: [
      { file: "outbox/schedule.ts", from: `state: "sending", tries`, to: `tries` },
      { file: "outbox/drainer.ts", from: `now.state === "sending" ? step(`, to: `now ? step(` },
    ],
  },
  one(
    "erases in the same pass that fails",
    "outbox/schedule.ts",
    `state === "failed" && seen && lifeOver(current, now) ? seen : Infinity`,
    `state === "failed" && lifeOver(current, now) ? 0 : Infinity`,
  ),
  one(
    "never looks again on a page that has nothing left to send",
    "outbox/drainer.ts",
    `if (entries.length > 0) sleepUntil`,
    `if (entries.some((one) => one.state !== "sent" && one.state !== "failed")) sleepUntil`,
  ),
  one(
    "never comes back for what the disk did not let go",
    "outbox/drainer.ts",
    `alarm(held ? 5 * SECOND : HOUR);`,
    `alarm(HOUR);`,
  ),
  one(
    "forgets at which hour it set the next try",
    "outbox/step.ts",
    `last: verdict, judged: now }`,
    `last: verdict }`,
  ),
  one(
    "takes an old failure seen for a new one",
    "outbox/schedule.ts",
    `forced: true, closed: 0, seen: 0 };`,
    `forced: true };`,
  ),
  one(
    "erases a failed message unseen",
    "outbox/schedule.ts",
    `state === "failed" && seen && lifeOver(current, now) ? seen`,
    `state === "failed" && lifeOver(current, now) ? closed`,
  ),
  one(
    "lets all tabs send at once",
    "outbox/drainer.ts",
    `await world.exclusively((held, atOnce) => {\n          if (!atOnce) world.storage.doubt();\n          return pass(held);\n        });`,
    `await pass(true);`,
  ),
  one(
    "leaves a try whose page died as it is",
    "outbox/schedule.ts",
    `return entry.state === "sending" && (held`,
    `return entry.state === "sending" && (false`,
  ),
  one("sends more than once a second", "outbox/schedule.ts", `?? -Infinity) + APART`, `?? -Infinity) + 0`),
  one(
    "takes no time to store a try",
    "outbox/schedule.ts",
    `const APART = 1.1 * SECOND;`,
    `const APART = SECOND;`,
  ),
  one(
    "tries without end in a day",
    "outbox/schedule.ts",
    `const MAX_TRIES_A_DAY = 12;`,
    `const MAX_TRIES_A_DAY = 24;`,
  ),
  one(
    "trusts a clock that was moved back",
    "outbox/schedule.ts",
    `  if (back <= 0) return entry;`,
    `  if (back <= 1e12) return entry;`,
  ),
  one(
    "ignores the end of a message's life",
    "outbox/schedule.ts",
    `Math.min(entry.next, entry.created + lives[entry.form])`,
    `entry.next`,
  ),
  one(
    "does not recognise the same message",
    "outbox/schedule.ts",
    `entry.print === fresh.print && tidy`,
    `entry.id === fresh.id && tidy`,
  ),
  {
    name: "checks for the same message and inserts in two steps",
    changes: [
      {
        file: "outbox/storage.ts",
        from: `        await update((kept) => {\n          seen = kept;\n          admission = decide(view(kept));\n          then = memory.get(admission.entry.id);\n          return { put: admission.entry };\n        });\n`,
        to: `        await update(() => undefined);\n        const decided = (admission = decide(view(lastRead)));\n        await update(() => ({ put: decided.entry }));\n`,
      },
    ],
  },
  one(
    "calls stored what is not committed yet",
    "outbox/disk.ts",
    `          transaction.commit();\n`,
    `          transaction.commit();\n          resolve();\n`,
  ),
  one(
    "deletes the database whatever is in it",
    "outbox/disk.ts",
    `if (kept > 0 || late.aborted) return;`,
    `if (late.aborted) return;`,
  ),
  one(
    "deletes the database while others write",
    "outbox/disk.ts",
    `{ ifAvailable: true }`,
    `{ mode: "shared" }`,
  ),
  one(
    "loses what the disk does not take",
    "outbox/storage.ts",
    `if (entry || there) memory.set(`,
    `if (there) memory.set(`,
  ),
  one("brings back what another tab deleted", "outbox/storage.ts", ` || (held.onDisk && !there)`, ``),
  one(
    "has a lock that does not lock",
    "outbox/locks.ts",
    `request(name, { mode, `,
    `request(name + Math.random(), { mode, `,
  ),
  one(
    "takes a web page for success",
    "send.ts",
    `page ? "misrouted" : "accepted"`,
    `page ? "accepted" : "accepted"`,
  ),
  one("follows a redirect", "send.ts", `redirect: "manual"`, `redirect: "follow"`),
  one("is deceived by a page in UTF-16", "send.ts", `text.replace(/[^!-~]/g, "")`, `text.trim()`),
  one(
    "waits for a stuck disk for ever",
    "outbox/patience.ts",
    `alarm(GRACE, giveUp)`,
    `alarm(GRACE * 1e9, giveUp)`,
  ),
  one("queues behind a stuck disk", "outbox/patience.ts", `if (stuck > 0) throw`, `if (stuck > 9) throw`),
  one(
    "writes what nobody waits for any more",
    "outbox/disk.ts",
    `late.addEventListener("abort", abort);`,
    ``,
  ),
  one("trusts every record", "outbox/record.ts", `return isRight ?`, `return isRight || id ?`),
  one("comes back for ever for a foreign record", "outbox/storage.ts", `strays.size > 0 || disk`, `disk`),
  one(
    "sends what another tab may have sent",
    "outbox/schedule.ts",
    `entry.forced || !isDoubtful(entry.id)`,
    `entry.forced || !isDoubtful("")`,
  ),
  one(
    "trusts what it read before it waited for its turn",
    "outbox/drainer.ts",
    `if (!atOnce) world.storage.doubt();`,
    ``,
  ),
  one("tells no other page what is over", "outbox/storage.ts", `marks.add(id);`, `marks.has(id);`),
  one(
    "leaves a text that was sent on a full disk",
    "outbox/storage.ts",
    `await update(erase).catch`,
    `await update(() => undefined).catch`,
  ),
  one("waits for an answer for ever", "send.ts", `() => abort.abort()`, `() => undefined`),
  one(
    "mixes up the order of the keys on the wire",
    "send.ts",
    `    user_id: publicKey,\n    service_id: serviceId,\n`,
    `    service_id: serviceId,\n    user_id: publicKey,\n`,
  ),
  one(
    "lets a large request outlive its page",
    "send.ts",
    `keepalive: bytes(body) <= OUTLIVES`,
    `keepalive: true`,
  ),
  one(
    "takes the same text in two forms for one message",
    "outbox/fingerprint.ts",
    `[form, params]`,
    `[params]`,
  ),
];
