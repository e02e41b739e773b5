/**
 * The font for letters that the display font lacks, such as those of 陳偉. It has the letters of every script, drawn on
 * a grid: plain, but never a box. Its package holds it as WOFF, which sharp does not read.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { inflateSync } from "node:zlib";

export const fallbackFamily = "UnifontExMono";
const packed = "node_modules/@fontsource/unifontex/files/unifontex-latin-400-normal.woff";

/** The path of the font as sharp reads it. It is unpacked once, into the project's cache. */
export function fallbackFont(): string {
  const woff = readFileSync(packed);
  const hash = createHash("sha256").update(woff).digest("hex").slice(0, 8);
  const file = resolve(".cache/fonts", `${hash}.ttf`);
  if (existsSync(file)) return file;
  mkdirSync(dirname(file), { recursive: true });
  // Two builds may unpack it at the same time.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, unpackedWoff(woff));
  renameSync(unfinished, file);
  return file;
}

interface Table {
  readonly tag: string;
  readonly checksum: number;
  readonly bytes: Buffer;
}

const woffHeaderLength = 44;
const woffEntryLength = 20;
const fontHeaderLength = 12;
const fontEntryLength = 16;

/** The font inside of a WOFF file (https://www.w3.org/TR/WOFF/). */
function unpackedWoff(woff: Buffer): Buffer {
  const flavor = woff.readUInt32BE(4);
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    tableAt(woff, woffHeaderLength + index * woffEntryLength),
  );
  return Buffer.concat([fontHeader(flavor, tables), ...tables.map(({ bytes }) => padded(bytes))]);
}

/** A table by its entry in a WOFF file; a table that compression would not make smaller is not compressed. */
function tableAt(woff: Buffer, entry: number): Table {
  const offset = woff.readUInt32BE(entry + 4);
  const packedLength = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const bytes = woff.subarray(offset, offset + packedLength);
  return {
    tag: woff.toString("latin1", entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    bytes: packedLength < length ? inflateSync(bytes) : bytes,
  };
}

/** The header of a font and the list of its tables. */
function fontHeader(flavor: number, tables: readonly Table[]): Buffer {
  const header = Buffer.alloc(fontHeaderLength + tables.length * fontEntryLength);
  const log = Math.floor(Math.log2(tables.length));
  const searchRange = 2 ** log * fontEntryLength;
  header.writeUInt32BE(flavor, 0);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(searchRange, 6);
  header.writeUInt16BE(log, 8);
  header.writeUInt16BE(tables.length * fontEntryLength - searchRange, 10);
  let offset = header.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = fontHeaderLength + index * fontEntryLength;
    header.write(tag, entry, "latin1");
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(bytes.length, entry + 12);
    offset += padded(bytes).length;
  }
  return header;
}

/** Tables begin at multiples of four bytes. */
function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}
