/** Tests the outbound link check against a local server. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkLinks, describeDead } from "./check.ts";

let server: Server;
let origin: string;
let seen: string[] = [];
let busy = 0;
let busiest = 0;
const held: (() => void)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    busy += 1;
    busiest = Math.max(busiest, busy);
    response.on("close", () => (busy -= 1));
    const path = request.url ?? "";
    if (path === "/silent") return;
    if (path === "/moved") return void response.writeHead(301, { Location: "/there" }).end();
    if (path === "/no-head") return void response.writeHead(request.method === "HEAD" ? 405 : 200).end();
    if (path.startsWith("/gate")) {
      // Answers only when four requests are waiting.
      held.push(() => response.writeHead(200).end());
      if (held.length === 4) for (const answer of held.splice(0)) answer();
      return;
    }
    const status = /^\/status\/(\d+)$/u.exec(path)?.[1];
    response.writeHead(Number(status ?? 200)).end();
  });
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  busiest = 0;
});

const link = (path: string, label = "Purchase", page = "/packages") => ({
  href: `${origin}${path}`,
  label,
  page,
});

test("what answers is alive: directly, elsewhere, to GET alone, behind a login, to those who ask too often", async () => {
  const paths = ["/there", "/moved", "/no-head", "/status/401", "/status/403", "/status/429"];
  const { asked, dead } = await checkLinks(paths.map((path) => link(path)));
  expect(asked).toBe(6);
  expect(dead).toEqual([]);
});

test.each([
  ["/status/404", "404 Not Found"],
  ["/status/410", "410 Gone"],
  ["/status/500", "500 Internal Server Error"],
])("%s is dead, and its page and button are named", async (path, because) => {
  const { dead } = await checkLinks([link(path, "Purchase Gold"), link("/there")]);
  expect(dead).toEqual([
    { href: `${origin}${path}`, because, behind: [{ page: "/packages", label: "Purchase Gold" }] },
  ]);
});

test("no answer in time, no such host and a closed port are dead, each with its reason", async () => {
  const { dead } = await checkLinks(
    [
      link("/silent"),
      { href: "http://127.0.0.1:9/booking", label: "Book", page: "/hitting" },
      { href: "https://no-such-host.invalid/", label: "Book", page: "/pitching" },
    ],
    { timeout: 300 },
  );
  expect(dead).toHaveLength(3);
  expect(dead.find(({ href }) => href.endsWith("/silent"))?.because).toBe("no answer within 0.3 s");
  expect(dead.find(({ href }) => href.includes("invalid"))?.because).toBeTruthy();
});

test("an address is asked once, HEAD first and GET only after a refusal", async () => {
  const links = Array.from({ length: 20 }, (_, index) => link(`/there?${index % 10}`, `Button ${index}`));
  const { asked } = await checkLinks([...links, link("/there?0#price"), link("/status/404")]);
  expect(asked).toBe(11);
  expect(seen.filter((each) => each.startsWith("HEAD"))).toHaveLength(11);
  expect(seen.filter((each) => each.startsWith("GET"))).toEqual(["GET /status/404"]);
});

test("four requests run at a time, and no more", async () => {
  const { dead } = await checkLinks(Array.from({ length: 12 }, (_, index) => link(`/gate?${index}`)));
  expect(dead).toEqual([]);
  expect(busiest).toBe(4);
});

test("the list names each dead link, why, and everything it stands behind", async () => {
  const checked = await checkLinks([
    link("/status/404", "Purchase Gold", "/packages"),
    link("/status/404", "Purchase Gold", "/"),
    link("/there"),
  ]);
  expect(describeDead(checked)).toBe(
    `1 of 2 addresses do not answer:\n\n  ${origin}/status/404\n    404 Not Found\n    behind "Purchase Gold" on /packages, /`,
  );
  const everywhere = Array.from({ length: 5 }, (_, index) => link("/status/404", "Login", `/${index}`));
  expect(describeDead(await checkLinks(everywhere))).toContain('behind "Login" on /0, /1, /2 and 2 more');
  expect(describeDead({ asked: 2, dead: [] })).toBe("All 2 addresses answer.");
  expect(describeDead({ asked: 0, dead: [] })).toMatch(/build the site first/u);
});
