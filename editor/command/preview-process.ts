/** The process behind the preview: Astro's development server on the draft, which the editor may frame. */
import { dev } from "astro";
import type { ServerResponse } from "node:http";
import { resolve } from "node:path";
import type { DraftFolder } from "../server/draft-folder.ts";
import { settings } from "../../src/settings.ts";
import { openMailMock } from "../../scripts/serve.ts";

const editors = ["127.0.0.1", "localhost"].map((host) => `http://${host}:${process.argv[2]}`);
const mailMock = openMailMock(".cache/editor/mail");
type News = ReturnType<DraftFolder["bringTo"]>[number];
const events = { new: "add", gone: "unlink" } as const;
/** A page served sooner after a change than this may still show what was read before it (`content()` in `src/model`). */
const settled = 600;
let reload: () => void = () => undefined;
let learn: (news: News) => void = () => undefined;
let changed = 0;
let served = 0;

await dev({
  root: ".",
  logLevel: "error",
  cacheDir: ".cache/editor/astro",
  server: { port: settings.port, host: "127.0.0.1" },
  vite: {
    // Not the folder of `npm run dev`: two servers would prepare packages there at once.
    cacheDir: resolve(".cache/editor/packages"),
    server: { strictPort: true },
    plugins: [
      {
        name: "preview",
        configureServer: ({ middlewares, ws, watcher }) => {
          learn = ({ path, news }) => {
            if (news !== "other") watcher.emit(events[news], path);
          };
          reload = () => setTimeout(() => ws.send({ type: "full-reload" }), settled);
          // Who listens only now may show a page from before the change.
          ws.on("connection", () => {
            if (served < changed + settled) reload();
          });
          middlewares.use((request, response, next) => {
            if (request.headers.accept?.includes("text/html")) served = Date.now();
            allowFrames(response);
            next();
          });
          middlewares.use(mailMock.handle);
        },
      },
    ],
  },
});
process.on("message", (all: readonly News[]) => {
  changed = Date.now();
  // The server does not watch the folder: it has to be told of new pictures and addresses.
  for (const news of all) learn(news);
  reload();
  // Only now may the editor look at a page that has just come to be.
  setTimeout(() => process.send?.("shown"), settled);
});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");

/** Lets the editor frame a page that forbids it everywhere else, whoever wrote the headers, before or after. */
function allowFrames(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  const policy = "content-security-policy";
  const framed = (value: unknown) =>
    String(value).replace("frame-ancestors 'none'", `frame-ancestors ${editors.join(" ")}`);
  response.setHeader = (name, value) => {
    if (name.toLowerCase() === "x-frame-options") return response;
    return set(name, name.toLowerCase() === policy ? framed(value) : value);
  };
  response.removeHeader("x-frame-options");
  if (response.hasHeader(policy)) set(policy, framed(response.getHeader(policy)));
}
