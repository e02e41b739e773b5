/**
 * Renders the pictures: `node art/build.mjs` (all), `node art/build.mjs hero cages` (some),
 * `node art/build.mjs --draft hero` (small and quick, into .cache/art). `--width=1200 --samples=48` set both by hand.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { setPriority } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ART = dirname(fileURLToPath(import.meta.url));
const ROOT = dirname(ART);
const KNOWN = readdirSync(join(ART, "scenes"))
  .filter((f) => f.endsWith(".py"))
  .map((f) => f.slice(0, -3));

const args = process.argv.slice(2);
const draft = args.includes("--draft");
const setting = (name) => args.find((a) => a.startsWith(`--${name}=`))?.split("=")[1];
const wanted = args.filter((a) => !a.startsWith("--"));
const unknown = wanted.filter((name) => !KNOWN.includes(name));
if (unknown.length) {
  console.error(`art: no scene called ${unknown.join(", ")}. Known scenes: ${KNOWN.join(", ")}.`);
  process.exit(1);
}

const folder = join(ROOT, draft ? ".cache/art" : "content/pictures");
mkdirSync(folder, { recursive: true });

/** Renders one scene; resolves to the path written, rejects with Blender's last words. */
function render(name) {
  const out = join(folder, `${name}.${draft ? "png" : "jpg"}`);
  const width = setting("width") ?? (draft ? "480" : "full");
  const samples = setting("samples") ?? (draft ? "32" : "full");
  return new Promise((done, fail) => {
    const blender = spawn(process.env.BLENDER ?? "blender", [
      "-b",
      "-P",
      join(ART, "render.py"),
      "--",
      name,
      out,
      width,
      samples,
    ]);
    setPriority(blender.pid, 19); // a render must not slow down whoever works beside it
    let said = "";
    for (const stream of [blender.stdout, blender.stderr])
      stream.on("data", (text) => (said = (said + text).slice(-4000)));
    blender.on("error", () =>
      fail(new Error("Blender was not found. Install Blender 3.4 or set BLENDER to its path.")),
    );
    blender.on("close", () =>
      said.includes(`${name}: done`) ? done(out) : fail(new Error(`${name} failed:\n${said}`)),
    );
  });
}

for (const name of wanted.length ? wanted : KNOWN) {
  const start = Date.now();
  try {
    const out = await render(name);
    console.log(
      `${relative(ROOT, out)}  ${Math.round(statSync(out).size / 1024)} kB  ${Math.round((Date.now() - start) / 1000)} s`,
    );
  } catch (error) {
    console.error(`art: ${error.message}`);
    process.exitCode = 1;
  }
}
