/** The preview process: Astro's development server on the draft. The editor may show it in a frame. */
import { dev } from "astro";
import type { ServerResponse } from "node:http";
import { resolve } from "node:path";
import type { DraftUpdate } from "../server/draft-folder.ts";
import { settings } from "../../src/settings.ts";
import { openMailMock } from "../../scripts/serve.ts";

const editors = ["127.0.0.1", "localhost"].map((host) => `http://${host}:${process.argv[2]}`);
const mailMock = openMailMock(".cache/editor/mail");
const watchEvents = { added: "add", changed: "change", deleted: "unlink" } as const;
/** `content()` may be cached this long, in ms: a page served sooner after a change may not show it. */
const settled = 600;
let reload: () => void = () => undefined;
let notify: (update: DraftUpdate) => unknown = () => undefined;
let changed = 0;
let served = 0;

await dev({
  root: ".",
  logLevel: "error",
  cacheDir: ".cache/editor/astro",
  server: { port: settings.port, host: "127.0.0.1" },
  vite: {
    // Not the folder of `npm run dev`, so that two servers never optimize packages in the same folder.
    cacheDir: resolve(".cache/editor/packages"),
    // The editor says problems itself. Others pass: a page may be asked for at the address that it just had.
    server: { strictPort: true, hmr: { overlay: false } },
    plugins: [
      {
        name: "preview",
        configureServer: ({ httpServer, middlewares, ws, watcher }) => {
          httpServer?.once("listening", () => process.send?.("listening"));
          notify = ({ path, kind }) => watcher.emit(watchEvents[kind], path);
          reload = () => setTimeout(() => ws.send({ type: "full-reload" }), settled);
          // A page that connects now may have been rendered before the change.
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
process.on("message", (updates: readonly DraftUpdate[]) => {
  changed = Date.now();
  setTimeout(() => {
    // The server does not watch the folder, so tell it about pictures, pages and colors. Not sooner: it would keep the
    // colors of the old content.
    for (const update of updates) notify(update);
    // From now on, pages are served with the change.
    process.send?.("shown");
  }, settled);
  reload();
});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");

/** Lets the editor frame pages, no matter when their headers are set. */
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
