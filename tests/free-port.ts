/** Ports for programs that have to be told theirs. What can take port 0 takes that. */
import { createServer } from "node:net";

/**
 * Below the ports that systems give out by themselves, or a connection could take one before its program does; and
 * from another place for each process, or two files of tests could hand out the same one.
 */
const range = { first: 10_000, last: 32_000 };
const eachProcess = 40;
let next = range.first + ((process.pid * eachProcess) % (range.last - range.first));

/** A port of 127.0.0.1 that nobody uses, and that nobody else is given; so many in a row. */
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
