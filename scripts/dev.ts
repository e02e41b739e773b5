/** `npm run dev`: the site with hot reload, and the local mail service on its origin. */
import { dev } from "astro";
import { openMailroom } from "./serve.ts";
import { settings } from "../src/settings.ts";

process.env["MAIL_ORIGIN"] = "same";
const mailroom = openMailroom(".cache/mail");
const server = await dev({
  root: ".",
  logLevel: "info",
  server: { port: settings.port },
  vite: {
    plugins: [
      {
        name: "local-mail",
        configureServer: ({ middlewares }) => {
          middlewares.use((request, response, next) => {
            void mailroom.handle(request, response).then((answered) => {
              if (!answered) next();
            });
          });
        },
      },
    ],
  },
});
console.log(`\n  Mail   http://localhost:${server.address.port}/_mail\n`);
