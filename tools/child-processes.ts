/** Child processes that end with this process. */
import { spawn, type SpawnOptions } from "node:child_process";

/**
 * Runs a program until it ends, and ends it if this process exits first.
 * @param options `stdio: "inherit"` prints to this terminal instead of returning the output.
 * @returns its exit code, 1 when there was none, and what it printed.
 * @throws when the program cannot be started.
 */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
  const printed = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name]?.setEncoding("utf8").on("data", (text: string) => (printed[name] += text));
  const end = () => child.kill();
  process.once("exit", end);
  return new Promise<{ status: number } & typeof printed>((done, failed) => {
    child.once("error", failed);
    child.once("close", (code) => done({ status: code ?? 1, ...printed }));
  }).finally(() => process.off("exit", end));
}

/** Exits with this code when the system, Ctrl+C or a closed terminal asks to, or when the process that started this ends. */
export function exitOnSignals(code: number): void {
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => process.exit(code));
  const starter = process.ppid;
  setInterval(() => {
    if (process.ppid !== starter) process.exit(code);
  }, 500).unref();
}
