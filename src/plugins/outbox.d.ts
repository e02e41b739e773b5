/** How the script of every page loads the outbox; see `src/plugins/outbox-module.ts`. */
declare module "virtual:outbox" {
  export function loadOutbox(): Promise<{ wake(): Promise<void> }>;
}
