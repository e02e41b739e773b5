/** Where the outbox's script is; see `src/build/outbox-address.ts`. */
declare module "virtual:outbox-address" {
  const address: string;
  export default address;
}
