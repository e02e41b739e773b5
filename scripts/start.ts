/** `npm start`: builds the site if need be, serves it with a local mail service, prints the addresses. */
import { buildLocalSite } from "./local-build.ts";
import { startSite } from "./serve.ts";
import { settings } from "../src/settings.ts";

if (buildLocalSite() === "failed") process.exit(1);

try {
  const { origin, close } = await startSite({ port: settings.port });
  const shown = origin.replace("127.0.0.1", "localhost");
  console.log(`\n  Site   ${shown}/\n  Mail   ${shown}/_mail\n\n  Stop with Ctrl+C\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
} catch (error) {
  const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  console.error(taken ? `Port ${settings.port} is taken. Choose another: PORT=4400 npm start` : error);
  process.exitCode = 1;
}
