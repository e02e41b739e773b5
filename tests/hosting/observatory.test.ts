/**
 * The score of Mozilla's HTTP Observatory, by its own code, from a scan of a real server: Caddy with the generated
 * file, over https with a certificate from its own authority, and its redirect from http. The scan would look up
 * browsers' list of preloaded hosts; here it is empty, as for a new host.
 */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { caddyFile } from "../../hosting/hosts/caddy.ts";
import { siteRules } from "../../hosting/rules.ts";
import { run as runProgram } from "../../scripts/processes.ts";
import { localSite } from "../../scripts/serve.ts";
import { content } from "../../src/content/content.ts";
import { freePort } from "../free-port.ts";
import { ownFolder } from "../own-folder.ts";
import { run, type Running } from "./servers.ts";
import { bringTools, program, toolFile } from "./tools.ts";

interface Scan {
  readonly score: number;
  readonly grade: string;
  readonly tests: readonly { name: string; result: string; pass: boolean; score: number }[];
}

const home = ownFolder("observatory");
let server: Running;
let https: number;

beforeAll(async () => {
  await bringTools();
  const http = await freePort();
  https = await freePort();
  const rules = siteRules({ directory: localSite, content: content() });
  const site = caddyFile(rules, { address: "https://localhost", root: localSite });
  const file = join(home, "Caddyfile");
  writeFileSync(
    file,
    `{
	admin off
	http_port ${http}
	https_port ${https}
	default_bind 127.0.0.1
	local_certs
	auto_https disable_redirects
	skip_install_trust
}
# Caddy's own redirect, but for the port, which it leaves out.
http://localhost {
	redir https://localhost:${https}{uri} 308
}
${site}`,
  );
  server = await run(program("caddy"), ["run", "--adapter", "caddyfile", "--config", file], http, {
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    HOME: home,
  });
}, 300_000);
afterAll(async () => {
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

test("the Observatory gives A+ with at least 130", async () => {
  const authority = join(home, "caddy/pki/authorities/local/root.crt");
  expect(existsSync(authority)).toBe(true);
  const { stdout, stderr } = await runProgram(
    process.execPath,
    [
      "tests/hosting/observatory-scan.mjs",
      toolFile("@mdn/mdn-http-observatory"),
      String(server.port),
      String(https),
    ],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: authority } },
  );
  expect(stderr).toBe("");
  const scan = JSON.parse(stdout) as Scan;
  console.log(
    `Observatory: ${scan.grade}, ${scan.score}\n${scan.tests.map(({ name, result, score }) => `  ${String(score).padStart(3)}  ${name}: ${result}`).join("\n")}`,
  );
  expect(scan.tests.filter(({ pass }) => !pass)).toEqual([]);
  expect(scan.grade).toBe("A+");
  expect(scan.score).toBeGreaterThanOrEqual(130);
});
