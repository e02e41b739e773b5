/**
 * `npm run mutants`: Stryker changes the outbox's pure files, one place at a time, and reports each change that no unit
 * test catches. Takes two to five minutes; fails below the score in `tests/mutation/stryker.config.json`.
 */
import { resolve } from "node:path";
import { installTools } from "./install-tools.ts";
import { run } from "./processes.ts";

const home = resolve(".cache/mutation-tools");

// Stryker runs the project's vitest: npm would install a second one as its peer.
process.env["npm_config_legacy_peer_deps"] = "true";
await installTools("tests/mutation", home);
const stryker = resolve(home, "node_modules/@stryker-mutator/core/bin/stryker.js");
const { status } = await run(process.execPath, [stryker, "run", "tests/mutation/stryker.config.json"], {
  show: "everything",
});
process.exitCode = status;
