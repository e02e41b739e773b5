/** Child processes that end with this process. */
import { spawn } from "node:child_process";
import { constants } from "node:os";

export interface Ended {
  /** The exit code; 1 when there was none. */
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Options {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly shell?: boolean;
  /** What the program prints to this terminal instead of returning it. */
  readonly show?: "everything" | "errors";
}

/** The signals that the system, Ctrl+C and a closed terminal send. */
export const terminationSignals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** How long a program may take to exit after a signal, in milliseconds. */
const patience = 5000;

/**
 * Runs a program until it exits. Termination signals are passed on; once the program exits, this process exits too,
 * with the code that shells use for the signal.
 * @throws when the program cannot be started.
 */
export function run(command: string, args: readonly string[], options: Options = {}): Promise<Ended> {
  const { show, ...rest } = options;
  const out = show === "everything" ? "inherit" : "pipe";
  const child = spawn(command, args, { ...rest, stdio: ["ignore", out, show ? "inherit" : "pipe"] });
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name]?.setEncoding("utf8").on("data", (text: string) => (said[name] += text));
  let asked: NodeJS.Signals | undefined;
  const pass = (signal: NodeJS.Signals) => {
    asked = signal;
    child.kill(signal);
    setTimeout(() => child.kill("SIGKILL"), patience).unref();
  };
  for (const signal of terminationSignals) process.on(signal, pass);
  return new Promise<Ended>((done, failed) => {
    child.once("error", failed);
    child.once("close", (code) => {
      if (asked) process.exit(128 + constants.signals[asked]);
      done({ status: code ?? 1, ...said });
    });
  }).finally(() => {
    for (const signal of terminationSignals) process.off(signal, pass);
  });
}
