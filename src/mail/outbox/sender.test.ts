/** Sending, where something goes wrong with one of several messages. */
import { expect, onTestFinished, test, vi } from "vitest";
import { submission } from "../../../tests/outbox/submission.ts";
import { createMessageStore, type Disk } from "./message-store.ts";
import type { Platform } from "./platform.ts";
import { createOutbox } from "./queue.ts";
import { newMessage } from "./queued-message.ts";

/** A disk in memory with these records. */
function diskWith(records: readonly { readonly id: string }[]) {
  const stored = new Map<string, unknown>(records.map((record) => [record.id, record]));
  const disk: Disk = async (work) => {
    const all = [...stored.values()];
    const change = work?.(all);
    if (change && "put" in change) stored.set(change.put.id, change.put);
    else if (change) stored.delete(change.erase);
    return all;
  };
  return { disk, stored };
}

/** A page with that disk and a working network, whose clock moves a second with each look at it. */
function pageWith(disk: Disk, send: Platform["send"]) {
  let now = 1_800_000_000_000;
  return createOutbox({
    store: createMessageStore(disk),
    withLock: (work) => work(),
    send,
    now: () => (now += 1000),
    unique: () => "new",
    online: () => true,
    alarm: () => () => undefined,
    announce: () => undefined,
  });
}

const message = (id: string) => newMessage(id, { ...submission, params: { message: id } }, 1_799_999_990_000);

test("an error with one message does not stop the others", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => errors.mockRestore());
  const { disk } = diskWith(["a", "b", "c"].map(message));
  const sent: string[] = [];
  const { wake, isSending } = pageWith(disk, ({ id }) => {
    if (id === "a") throw new Error("broken");
    sent.push(id);
    return Promise.resolve({ is: "accepted" });
  });
  await wake();
  expect(sent).toEqual(["b", "c"]);
  expect(isSending()).toBe(false);
  expect(errors).toHaveBeenCalled();
});

test("a message whose beginning cannot be stored is tried once, and the others go", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => errors.mockRestore());
  const { disk } = diskWith(["a", "b"].map(message));
  let refusals = 0;
  const refusing: Disk = (work) =>
    disk((records) => {
      const change = work?.(records);
      if (change && "put" in change && change.put.id === "a") {
        refusals += 1;
        throw new DOMException("not cloned", "DataCloneError");
      }
      return change;
    });
  const sent: string[] = [];
  const { wake } = pageWith(refusing, ({ id }) => {
    sent.push(id);
    return Promise.resolve({ is: "accepted" });
  });
  await wake();
  expect(sent.toSorted()).toEqual(["a", "b"]);
  expect(refusals).toBeGreaterThan(0);
});

test("records of another shape stay as they are, and every message beside them goes", async () => {
  const whole = message("a");
  const { pausedUntil: _until, ...partial } = message("b");
  const foreign = [
    { format: 1, id: "x" },
    partial,
    { ...message("c"), nextTryAt: Number.NaN },
    { ...message("d"), messageName: undefined },
  ];
  const { disk, stored } = diskWith([whole, ...foreign]);
  const sent: string[] = [];
  const { wake, statuses } = pageWith(disk, ({ id }) => {
    sent.push(id);
    return Promise.resolve({ is: "accepted" });
  });
  await wake();
  expect(sent).toEqual(["a"]);
  expect([...statuses().byId.keys()]).toEqual(["a"]);
  for (const record of foreign) expect(stored.get(record.id)).toBe(record);
});

test("what another page announces in another shape is not believed", async () => {
  const { disk } = diskWith([]);
  const { onAnnouncement, statuses } = pageWith(disk, () => Promise.resolve({ is: "accepted" }));
  for (const ended of [
    { format: 1, id: "x", state: "sent" },
    { ...message("a"), state: "sent" },
    "text",
    null,
  ])
    await onAnnouncement(ended);
  expect(statuses().byId.size).toBe(0);
});
