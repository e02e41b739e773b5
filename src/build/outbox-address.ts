import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const outbox = fileURLToPath(new URL("../mail/outbox/outbox.ts", import.meta.url));

/**
 * The module `virtual:outbox-address`: where the script of every page finds the outbox. Vite wraps each `import()` of a
 * fixed path in 0.6 kB of code that preloads styles and modules. The outbox has none, and an address is not wrapped.
 */
export function outboxAddress(): Plugin {
  return {
    name: "outbox-address",
    resolveId: (id) => (id === "virtual:outbox-address" ? `\0${id}` : undefined),
    load(id) {
      if (id !== "\0virtual:outbox-address") return undefined;
      if (this.environment.mode === "dev") return 'export default "/src/mail/outbox/outbox.ts";';
      const chunk = this.emitFile({ type: "chunk", id: outbox, name: "outbox" });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}
