/** On a slow network, a page comes in pieces, and each is painted. What has been painted does not move for the next. */
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { readFileSync } from "node:fs";
import { testSite } from "../../tools/site/cached-site.ts";
import { closeServer, openServer } from "../../tools/site/listen.ts";
import { pages } from "../addresses.ts";
import { expect, test } from "../fixtures.ts";
import { sampled } from "../scope.ts";
import { noteShifts, shiftsOf } from "../shifts.ts";
import { painted } from "../still.ts";

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, isPainted: true });

/** A server that sends a page of the built site, and of each the next piece only when it is asked to. */
async function serverOfPieces() {
  let response: ServerResponse | undefined;
  const server = createServer(({ url = "/" }, answer) => {
    const isPage = !/\.\w+$/u.test(url);
    if (!isPage) return answer.writeHead(404).end();
    answer.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    answer.flushHeaders();
    response = answer;
    return undefined;
  });
  const origin = await openServer(server, 0);
  return {
    origin,
    send: (piece: string) => response?.write(piece),
    end: () => response?.end(),
    [Symbol.asyncDispose]: () => closeServer(server),
  };
}

/** A page in pieces: all up to its title, without which it is not painted, then a cut every so many characters. */
function piecesOf(html: string): string[] {
  const [, first = "", rest = ""] = /^([^]*?<\/h1>)([^]*)$/u.exec(html) ?? [];
  return [first, ...(rest.match(/[^]{1,1000}>|[^]+$/gu) ?? [])];
}

/** All pages, the shortest first: of those, the end is in view. */
function pagesByLength(): { path: string; html: string }[] {
  return pages
    .map(({ path }) => ({
      path,
      html: readFileSync(join(testSite, path === "/" ? "index.html" : `${path}.html`), "utf8"),
    }))
    .toSorted((a, b) => a.html.length - b.html.length);
}

test("what is painted of a page does not move as the rest of it comes", async ({ page }) => {
  await using server = await serverOfPieces();
  await noteShifts(page);
  for (const { path, html } of sampled(pagesByLength(), 3))
    await test.step(path, async () => {
      await page.goto(server.origin + path, { waitUntil: "commit" });
      for (const piece of piecesOf(html)) {
        server.send(piece);
        await painted(page);
      }
      server.end();
      await page.waitForLoadState();
      const { value, what } = await shiftsOf(page);
      expect.soft(value, [path, ...what].join("\n")).toBeLessThan(0.01);
    });
});
