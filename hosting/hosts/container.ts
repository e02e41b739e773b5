/** A container image: Caddy with the site in it, for any service that runs one behind its own https. */
import { caddyFile } from "./caddy.ts";
import type { Host } from "./host.ts";

export const container: Host = {
  title: "Container image",
  compresses: false,
  redirects: true,
  files: (rules) => ({
    Containerfile: [
      '# Made by "npm run host -- container"; a change here is lost.',
      "FROM docker.io/library/caddy:2-alpine",
      "COPY Caddyfile /etc/caddy/Caddyfile",
      "COPY site /srv",
      "ENV PORT=8080",
      "EXPOSE 8080",
      "USER 1000:1000",
      "",
    ].join("\n"),
    Caddyfile: `{\n\tadmin off\n\tauto_https off\n}\n\n${caddyFile(rules, { address: ":{$PORT:8080}", root: "/srv" })}`,
  }),
  publish:
    "docker build -f Containerfile -t site . && docker run --read-only --tmpfs /config --tmpfs /data -p 8080:8080 site",
};
