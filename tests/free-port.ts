/** Free ports for programs that do not support port 0. */
import { createServer } from "node:net";

/**
 * Below the system's ephemeral ports, so that no connection takes one first; above 10080, the last port that browsers
 * block (https://fetch.spec.whatwg.org/#port-blocking). Each process starts elsewhere in the range, so that two test
 * files do not use the same port.
 */
const range = { first: 10_081, last: 32_000 };
const eachProcess = 40;
let next = range.first + ((process.pid * eachProcess) % (range.last - range.first));

/** Finds a free port of 127.0.0.1 that no other caller gets; `inARow` is how many consecutive ports are needed. */
export async function freePort(inARow = 1): Promise<number> {
  for (;;) {
    const first = next;
    next += inARow;
    if (next > range.last) next = range.first;
    const ports = Array.from({ length: inARow }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const server = createServer();
    server.once("error", () => answer(false));
    server.listen(port, "127.0.0.1", () => server.close(() => answer(true)));
  });
}
