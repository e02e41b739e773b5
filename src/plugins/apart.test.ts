import { expect, test } from "vitest";
import { keepApart } from "./apart.ts";

/** A promise that a test resolves when it likes. */
function open() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, resolve };
}

/** Lets everything happen that waits for nothing else. */
const settle = () => new Promise((done) => setTimeout(done));

test("work alone waits for all that is under way, and what comes later waits for it", async () => {
  const apart = keepApart();
  const seen: string[] = [];
  const first = open();
  const second = open();
  const begin = (name: string, until: Promise<void>) =>
    apart.together(async () => {
      seen.push(`${name} begins`);
      await until;
      seen.push(`${name} ends`);
    });
  const works = [begin("first", first.promise), begin("second", second.promise)];
  await settle();
  const alone = apart.alone(() => seen.push("alone"));
  works.push(begin("third", Promise.resolve()));
  await settle();
  expect(seen).toEqual(["first begins", "second begins"]);
  first.resolve();
  await settle();
  expect(seen).toEqual(["first begins", "second begins", "first ends"]);
  second.resolve();
  await Promise.all([...works, alone]);
  expect(seen.slice(3)).toEqual(["second ends", "alone", "third begins", "third ends"]);
});

test("work that fails, fails for who asked for it, and keeps nothing waiting", async () => {
  const apart = keepApart();
  const failing = apart.together(() => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  const seen: string[] = [];
  await apart.alone(() => seen.push("alone"));
  expect(await apart.together(() => Promise.resolve("after"))).toBe("after");
  expect(seen).toEqual(["alone"]);
});
