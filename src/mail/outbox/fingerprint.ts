import type { FormName, Params } from "./entry.ts";

/**
 * The same form with the same answers gives the same fingerprint, and nothing else does in practice: 106 bits of
 * two differently seeded 53-bit hashes. It needs no secure context and no promise, so that the check and the
 * insert can be one transaction; the text cannot be read back from it.
 */
export function fingerprint(form: FormName, params: Params): string {
  const text = JSON.stringify([form, params]);
  return hash(text, 1).toString(36) + "-" + hash(text, 2).toString(36);
}

/** A 53-bit hash (cyrb53, public domain) of the UTF-16 units of a text. */
export function hash(text: string, seed: number): number {
  let a = 0xdeadbeef ^ seed;
  let b = 0x41c6ce57 ^ seed;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}
