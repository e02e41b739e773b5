import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { assertArguments, assertPortFree, messageFor, portMessage, servingArguments } from "./command.ts";
import { portOf } from "./site/listen.ts";
import { run } from "./child-processes.ts";

test("a port that is taken is reported before any work starts", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await new Promise((ready) => other.once("listening", ready));
  const { port } = other.address() as { port: number };
  const error: unknown = await assertPortFree(port).catch((reason: unknown) => reason);
  expect(portMessage(error, "start")).toBe(`Port ${port} is taken. Choose another: PORT=4400 npm start`);
});

test("a port that only the system may open is reported", () => {
  const error = Object.assign(new Error("listen EACCES"), { code: "EACCES", syscall: "listen", port: 80 });
  expect(portMessage(error, "run dev")).toBe(
    "Port 80 is not open to this user. Choose one from 1024 on: PORT=4400 npm run dev",
  );
});

test("an unexpected error keeps its stack", () => {
  expect(messageFor(new TypeError("x is not a function"))).toBeUndefined();
  const error = Object.assign(new Error("open EACCES"), { code: "EACCES", syscall: "open" });
  expect(messageFor(error)).toBeUndefined();
  expect(portMessage(error, "start")).toBeUndefined();
});

test("an argument that a command does not take is named, with what it takes", () => {
  const found = (args: readonly string[], command: string, taken: readonly string[]) => () =>
    assertArguments(args, command, taken);
  expect(found(["--port", "4400"], "start", servingArguments)).toThrow(
    'npm start: expected only --host behind it (found "--port"). Another port: PORT=4400 npm start',
  );
  expect(found(["netlify"], "run build", [])).toThrow(
    'npm run build: expected nothing behind it (found "netlify").',
  );
  expect(found(["--host"], "run dev", servingArguments)).not.toThrow();
  expect(found([], "run build", [])).not.toThrow();
});

test("an origin without a port has the usual one", () => {
  expect(portOf("http://127.0.0.1:80")).toBe(80);
  expect(portOf("http://127.0.0.1:4321")).toBe(4321);
});

test.each([
  ["--foo", /npm run bench -- dist \.cache\/after --rounds=3/u],
  ["--rounds=many", /--rounds: expected a number from 1 on, such as 3 \(found "many"\)/u],
])("npm run bench says what it takes, not %s", async (argument, message) => {
  const { status, stderr } = await run(process.execPath, ["scripts/bench.ts", argument]);
  expect(stderr).toMatch(message);
  expect(stderr).not.toContain("    at ");
  expect(status).toBe(1);
});
