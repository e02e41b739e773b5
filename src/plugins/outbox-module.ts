import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const outbox = fileURLToPath(new URL("../mail/outbox/outbox.ts", import.meta.url));

/**
 * The module `virtual:outbox`, by which the script of every page loads the outbox. Vite wraps each `import()` of a
 * fixed path in 0.6 kB of code that preloads styles and modules. The outbox has none, and an address is not wrapped.
 */
export function outboxModule(): Plugin {
  return {
    name: "outbox-module",
    resolveId: (id) => (id === "virtual:outbox" ? `\0${id}` : undefined),
    load(id) {
      if (id !== "\0virtual:outbox") return undefined;
      if (this.environment.mode === "dev") return loading('"/src/mail/outbox/outbox.ts"');
      const chunk = this.emitFile({ type: "chunk", id: outbox, name: "outbox" });
      return loading(`import.meta.ROLLUP_FILE_URL_${chunk}`);
    },
  };
}

/** The module's code, with the address of the outbox as an expression. */
function loading(address: string): string {
  return `export const loadOutbox = () => import(/* @vite-ignore */ ${address});`;
}
