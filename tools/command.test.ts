import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { assertPortFree, messageFor } from "./command.ts";

test("a port that is taken is reported before any work starts", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await new Promise((ready) => other.once("listening", ready));
  const { port } = other.address() as { port: number };
  const error: unknown = await assertPortFree(port).catch((reason: unknown) => reason);
  expect(messageFor(error, "start")).toBe(`Port ${port} is taken. Choose another: PORT=4400 npm start`);
});

test("a port that only the system may open is reported", () => {
  const error = Object.assign(new Error("listen EACCES"), { code: "EACCES", syscall: "listen", port: 80 });
  expect(messageFor(error, "run dev")).toBe(
    "Port 80 is not open to this user. Choose one from 1024 on: PORT=4400 npm run dev",
  );
});

test("an unexpected error keeps its stack", () => {
  expect(messageFor(new TypeError("x is not a function"), "start")).toBeUndefined();
  const error = Object.assign(new Error("open EACCES"), { code: "EACCES", syscall: "open" });
  expect(messageFor(error, "start")).toBeUndefined();
});
