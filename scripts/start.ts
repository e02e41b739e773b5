/** `npm start`: builds the site if needed, serves it with a local mail service and prints the addresses. */
import { settings } from "../src/settings.ts";
import { buildLocalSite } from "./local-build.ts";
import { assertPortsFree, runCommand } from "./command.ts";
import { terminationSignals } from "./processes.ts";
import { startSite } from "./serve.ts";

await runCommand("start", async () => {
  await assertPortsFree(settings.port);
  if ((await buildLocalSite({ avif: false })) === "failed") process.exit(1);
  const { origin, close } = await startSite({ port: settings.port });
  let closing: Promise<void> | undefined;
  // The terminal and npm may both forward the signal.
  for (const signal of terminationSignals)
    process.on(signal, () => {
      closing ??= close().then(() => process.exit(0));
    });
  const shown = origin.replace("127.0.0.1", "localhost");
  console.log(`\n  Site   ${shown}/\n  Mail   ${shown}/_mail\n\n  Stop with Ctrl+C\n`);
});
