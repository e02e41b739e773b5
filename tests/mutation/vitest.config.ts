import { defineConfig } from "vitest/config";

/** The unit tests of the mutated files; Stryker runs them from the root of its copy of the project. */
export default defineConfig({
  test: { include: ["src/mail/outbox/{storage-timeout,record,schedule,step,text}.test.ts"] },
});
