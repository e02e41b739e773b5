/** The supported hosts by the name that `npm run host` takes. */
import { caddy } from "./caddy.ts";
import { cloudflare } from "./cloudflare.ts";
import { firebase } from "./firebase.ts";
import type { Host } from "./host.ts";
import { netlify } from "./netlify.ts";
import { nginx } from "./nginx.ts";
import { vercel } from "./vercel.ts";

export const hosts = {
  netlify,
  cloudflare,
  firebase,
  vercel,
  nginx,
  caddy,
} as const satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

export function isHostName(name: string): name is HostName {
  return Object.hasOwn(hosts, name);
}
