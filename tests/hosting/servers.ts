/** The four servers of the conformance table: nginx, Caddy, Firebase's and Cloudflare's, each with its generated files. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { caddyFile } from "../../hosting/hosts/caddy.ts";
import { nginxFiles } from "../../hosting/hosts/nginx.ts";
import type { SiteRules } from "../../hosting/rules.ts";
import { freePort } from "../free-port.ts";
import { program, tool, toolFile } from "./tools.ts";

export interface Running {
  readonly port: number;
  stop(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests exactly this path, without normalizing, following redirects or decompressing. */
export function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, failed) => {
    const request = get({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on("error", failed);
    });
    request.on("error", failed);
  });
}

/** Starts a server of a generated folder. */
export type Start = (folder: string, rules: SiteRules) => Promise<Running>;

export const startNginx: Start = async (folder, rules) => {
  const port = await freePort();
  const home = resolve(folder, "run");
  mkdirSync(home, { recursive: true });
  const files = nginxFiles(rules, {
    listen: `127.0.0.1:${port}`,
    root: resolve(folder, "site"),
    rules: home,
  });
  // Started as root, it would read the folder as a user who may not have access to this checkout.
  const asRoot = process.getuid?.() === 0 ? "user root; " : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${join(home, kind)};`)
    .join("\n");
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
  writeFileSync(
    join(home, "nginx.conf"),
    `${asRoot}daemon off; pid ${join(home, "nginx.pid")}; error_log stderr notice; worker_processes 1;
events {}
http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${temporary}
include ${join(home, "server.conf")}; }
`,
  );
  return await run(program("nginx"), ["-p", home, "-c", join(home, "nginx.conf"), "-e", "stderr"], port);
};

export const startCaddy: Start = async (folder, rules) => {
  const port = await freePort();
  const home = resolve(folder, "run");
  mkdirSync(home, { recursive: true });
  const file = join(home, "Caddyfile");
  const site = caddyFile(rules, { address: `http://127.0.0.1:${port}`, root: resolve(folder, "site") });
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  return await run(program("caddy"), ["run", "--adapter", "caddyfile", "--config", file], port, {
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
  });
};

interface Superstatic {
  default(options: object): { listen(done: () => void): Server };
}

export const startFirebase: Start = async (folder) => {
  const { default: superstatic } = await tool<Superstatic>("superstatic/lib/server.js");
  const server = await new Promise<Server>((ready) => {
    const started = superstatic({
      port: 0,
      hostname: "127.0.0.1",
      cwd: folder,
      config: join(folder, "firebase.json"),
    }).listen(() => ready(started));
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};

export const startCloudflare: Start = async (folder) => {
  const port = await freePort();
  const inspector = await freePort();
  return await run(
    process.execPath,
    [
      toolFile("wrangler/bin/wrangler.js"),
      "dev",
      "--ip=127.0.0.1",
      `--port=${port}`,
      `--inspector-port=${inspector}`,
      "--show-interactive-dev-session=false",
    ],
    port,
    {
      // No requests to other hosts: no metrics, no location, no update check.
      WRANGLER_SEND_METRICS: "false",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      CI: "1",
      XDG_CONFIG_HOME: resolve(folder, "run"),
      NO_COLOR: "1",
    },
    folder,
  );
};

/** Starts a program and waits until it responds. */
export async function run(
  command: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
): Promise<Running> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, detached: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  const ended = new Promise<void>((done) => {
    child.once("exit", () => done());
  });
  const answered = async (): Promise<void> => {
    for (;;) {
      if (hasEnded(child)) return;
      const ready = await ask(port, "/").then(
        ({ status }) => status < 500,
        () => false,
      );
      if (ready) return;
      await new Promise((later) => setTimeout(later, 50));
    }
  };
  let late: NodeJS.Timeout | undefined;
  await Promise.race([
    answered(),
    new Promise<void>((done) => {
      late = setTimeout(done, 100_000);
    }),
  ]);
  clearTimeout(late);
  const alive = !hasEnded(child) && (await ask(port, "/").catch(() => undefined));
  if (!alive) {
    stop(child);
    throw new Error(`${command} ${args.join(" ")} did not answer:\n${output}`);
  }
  return {
    port,
    stop: async () => {
      stop(child);
      await ended;
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function stop(child: ChildProcess): void {
  if (child.pid === undefined || hasEnded(child)) return;
  // Kill the group, because wrangler has a child process.
  process.kill(-child.pid, "SIGTERM");
}
