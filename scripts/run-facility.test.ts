/** Which facility a command is about: `--content`, `CONTENT_DIR` or facility.txt, in a project of two small scripts. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "run-"));
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeAll(() => {
  for (const name of ["scripts", "facilities/barn", "facilities/hall", "node_modules"])
    mkdirSync(join(folder, name), { recursive: true });
  cpSync("scripts/run.mjs", join(folder, "scripts/run.mjs"));
  symlinkSync(resolve("node_modules/tsx"), join(folder, "node_modules/tsx"), "junction");
  write("package.json", '{ "type": "module" }');
  write("package-lock.json", "");
  write("node_modules/.installed", createHash("sha256").update("").digest("hex"));
  for (const name of ["barn", "hall"]) write(`facilities/${name}/facility.yaml`, "");
  for (const name of ["check", "test"])
    write(`scripts/${name}.ts`, "console.log(process.env.CONTENT_DIR, ...process.argv.slice(2));");
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[], contentDir?: string) {
  const { CONTENT_DIR: _, ...rest } = process.env;
  const env = contentDir === undefined ? rest : { ...rest, CONTENT_DIR: contentDir };
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, "scripts/run.mjs"), ...args], {
    env,
    encoding: "utf8",
  });
  return { facility: stdout.trim(), said: stderr.trim() };
}

test("without a choice it is the sample, and nothing is said", () => {
  expect(run(["check"])).toEqual({ facility: "undefined", said: "" });
});

test("--content takes a name or a folder, says which, and is not an argument of the command", () => {
  const barn = join("facilities", "barn");
  expect(run(["check", "--content", "barn", "--fast"]).facility).toBe(`${barn} --fast`);
  expect(run(["check", "--content", "barn"]).said).toContain(`Facility: ${barn} (`);
  expect(run(["check", "--content", "facilities/barn"]).facility).toBe("facilities/barn");
  expect(run(["check", "--content", "nowhere"]).said).toContain("There is no facility in the folder nowhere");
  expect(run(["check", "--content"]).said).toContain("--content needs the name of a folder");
});

test("facility.txt is remembered by every command but those that test the code; --content and CONTENT_DIR go before", () => {
  write("facility.txt", "facilities/barn\n");
  expect(run(["check"]).facility).toBe("facilities/barn");
  expect(run(["check", "--content", "hall"]).facility).toBe(join("facilities", "hall"));
  expect(run(["check"], "facilities/hall").facility).toBe("facilities/hall");
  expect(run(["test"])).toEqual({ facility: "undefined", said: "" });
});
