/** The files that an owner copies to publish from GitHub or GitLab. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import packageJson from "../package.json" with { type: "json" };
import { hosts } from "../hosting/hosts.ts";

interface Github {
  readonly on: { readonly schedule: readonly { readonly cron: string }[] };
  readonly jobs: { readonly publish: { readonly steps: readonly { readonly run?: string }[] } };
}
interface Gitlab {
  readonly publish: { readonly script: readonly string[] };
}

const read = (file: string) => readFileSync(file, "utf8");
const github = parse(read("docs/publish/github.yml")) as Github;
const gitlab = parse(read("docs/publish/gitlab.yml")) as Gitlab;

test.each([
  ["GitHub", github.jobs.publish.steps.flatMap(({ run }) => run ?? [])],
  ["GitLab", gitlab.publish.script],
])("%s builds with a command that exists and publishes with the host's own", (_, commands) => {
  const [, script = ""] = /^npm run (\S+) -- netlify$/u.exec(commands[0] ?? "") ?? [];
  expect(Object.keys(packageJson.scripts)).toContain(script);
  expect(commands.at(-1)?.replace("--yes ", "")).toBe(hosts.netlify.publish);
});

test("GitHub publishes once a night", () => {
  expect(github.on.schedule).toEqual([{ cron: "30 9 * * *" }]);
});

test("Netlify builds with a command that exists, into the folder it publishes", () => {
  const toml = read("netlify.toml");
  expect(toml).toContain('command = "npm run host -- netlify"');
  expect(toml).toContain('publish = "deploy/netlify/site"');
});
