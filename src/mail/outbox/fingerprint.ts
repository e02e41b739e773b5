import type { Params } from "./queued-message.ts";

/**
 * Identifies a form and its answers with 128 bits from four differently seeded hashes. The text cannot be recovered
 * from it. Unlike `crypto.subtle`, it needs no secure context and no promise.
 */
export function fingerprint(form: string, params: Params): string {
  const text = JSON.stringify([form, params]);
  return [1, 2, 3, 4].map((seed) => hash(text, seed)).join();
}

/** A 32-bit hash of the UTF-16 units of a text (Murmur's mixing, one unit at a time). */
export function hash(text: string, seed: number): number {
  let mixed = seed;
  for (let at = 0; at < text.length; at++) {
    mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x5bd1e995);
    mixed ^= mixed >>> 15;
  }
  return mixed >>> 0;
}
