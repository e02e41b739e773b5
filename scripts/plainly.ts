/** Commands that tell what their user can mend in one sentence, and end with 1. */
import { createServer } from "node:net";
import { ContentError } from "../src/content/read/problems.ts";
import { SettingError } from "../src/settings.ts";

/** Does the work of a command; what its user can mend is printed without a stack. */
export async function plainly(command: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(sentenceFor(error, command) ?? error);
    process.exit(1);
  }
}

/**
 * Sees that ports of this machine can be had, before work is done that would be in vain.
 * @throws what a server would that listens there.
 */
export async function claim(...ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    const server = createServer();
    await new Promise<void>((free, refused) => {
      server.once("error", refused);
      server.listen(port, "127.0.0.1", () => server.close(() => free()));
    });
  }
}

/** The sentence for an error that the user of a command can mend; nothing for any other. */
export function sentenceFor(error: unknown, command: string): string | undefined {
  if (error instanceof SettingError || error instanceof ContentError) return error.message;
  const { code, port, syscall } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (syscall !== "listen") return undefined;
  if (code === "EADDRINUSE") return `Port ${port} is taken. Choose another: PORT=4400 npm ${command}`;
  if (code === "EACCES")
    return `Port ${port} is not open to this user. Choose one from 1024 on: PORT=4400 npm ${command}`;
  return undefined;
}
