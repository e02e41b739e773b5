/** `npm run test:all`: the full run of the tests. */
import { env } from "node:process";

env["TESTS"] = "all";
await import("./test.ts");
