import { expect, test } from "vitest";
import { submission } from "../../../tests/outbox/submission.ts";
import { createMessageStore, type Disk } from "./message-store.ts";
import { newMessage } from "./queued-message.ts";
import { afterResult, begin, retryNow } from "./rules.ts";

/** A disk that takes nothing. Each entry of `failures` lets one request fail, in the order in which they were asked. */
function brokenDisk() {
  const failures: (() => void)[] = [];
  const disk: Disk = () =>
    new Promise((_, reject) => {
      failures.push(() => reject(new Error("the disk is full")));
    });
  return { disk, failures };
}

test("a change that a slow disk refuses late does not undo another that ended meanwhile", async () => {
  const { disk, failures } = brokenDisk();
  const store = createMessageStore(disk);
  const begun = begin(newMessage("1", submission, 0), 0);
  const retrying = store.change(
    "1",
    (message) => retryNow(message, 1),
    () => begun,
  );
  const sending = store.change(
    "1",
    (message) => afterResult(message, { is: "accepted" }, 2),
    () => begun,
  );
  // The second change fails first: this page remembers that the message was sent, and asks the disk to erase its text.
  failures[1]?.();
  await expect.poll(() => failures.length).toBe(3);
  failures[2]?.();
  await expect(sending).resolves.toMatchObject({ state: "sent" });
  // Only now the first change fails. It finds the message sent, and asks for the same again.
  failures[0]?.();
  await expect.poll(() => failures.length).toBe(4);
  failures[3]?.();
  await expect(retrying).resolves.toMatchObject({ state: "sent" });
});
