/** The commands that make sites and facilities, each as the guides tell a person to type it. */
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hosts } from "../../hosting/hosts.ts";
import { plant } from "../../src/content/plant-for-tests.ts";
import { filesBelow } from "../../src/content/read/folder.ts";
import { addedForm } from "../forms/added-form.ts";
import { freePort } from "../free-port.ts";
import { Project } from "./project.ts";
import { sendPath } from "../../src/mail/send.ts";

let project: Project;
beforeAll(() => {
  project = new Project();
});
afterAll(() => project.close());

const page = (file: string) => project.read(`${file}.html`);

test("npm run build makes the production site, and warns of nothing", async () => {
  expect(await project.succeed("npm run build")).not.toMatch(/\[WARN\]|Warning: /u);
  expect(page("dist/packages")).toContain("59.99");
  expect(page("dist/contactus")).not.toContain("/_mail");
}, 900_000);

// A host that does not compress files itself, so the command does; `hosting/hosts.test.ts` checks the files of all.
test("npm run host -- nginx makes a folder to publish", async () => {
  expect(await project.succeed("npm run host -- nginx")).toContain("deploy/nginx is ready");
  expect(page("deploy/nginx/site/packages")).toContain("59.99");
  expect(readdirSync(project.path("deploy/nginx/site"))).toContain("packages.html.br");
}, 600_000);

test("npm run build names the file and the line of a component that throws", async () => {
  const file = "src/components/site/FacilityMap.tsx";
  const sound = project.read(file);
  const line = "  if (drawn) return";
  const number = sound.slice(0, sound.indexOf(line)).split("\n").length;
  project.insert(file, line, `  if (drawn) throw new Error("no map today");\n`);
  const command = project.type("npm run build", { OUT_DIR: ".cache/thrown" });
  const code = await command.ended;
  writeFileSync(project.path(file), sound);
  expect(code).toBe(1);
  expect(command.printed()).toMatch(new RegExp(`no map today\n +at FacilityMap .*${file}:${number}:`, "u"));
}, 600_000);

test("npm run host without a name lists the hosts", async () => {
  const command = project.type("npm run host");
  expect(await command.ended).toBe(1);
  for (const host of Object.keys(hosts)) expect(command.printed()).toContain(`  ${host}`);
});

test("npm run dev takes the messages of a form that is new", async () => {
  const port = String(await freePort());
  const dev = project.type("npm run dev", { PORT: port });
  await dev.printing(/Mail +\S+\/_mail/u);
  const site = `http://localhost:${port}`;
  plant(project.path("content"), addedForm);
  await expect.poll(() => statusOf(`${site}/birthday-parties`), { timeout: 60_000 }).toBe(200);
  const sent = await fetch(`${site}${sendPath}`, {
    method: "POST",
    headers: { "Content-type": "application/json" },
    body: JSON.stringify({
      lib_version: "4.4.1",
      user_id: "sample_public_key",
      service_id: "service_sample",
      template_id: "template_party",
      template_params: { child: "Sam", day: "2027-06-07" },
    }),
  });
  expect(await sent.text()).toBe("OK");
  const messages = await fetch(`${site}/_mail/api/messages`);
  expect(await messages.json()).toMatchObject([{ subject: "Party for Sam on 2027-06-07" }]);
  await dev.stop();
  for (const file of Object.keys(addedForm)) rmSync(project.path(`content/${file}`));
}, 600_000);

// Last: from then on, the commands use the new facility.
test("npm run new makes a facility, which edit, preflight and build then use", async () => {
  await project.succeed("npm run new prairie-bats");
  expect(project.read("facility.txt")).toBe("facilities/prairie-bats\n");
  plant(project.path("facilities/prairie-bats"), {
    "facility.yaml": (text) => text.replace("(Draft) Your Facility", "Prairie Bats"),
  });

  const port = String(await freePort());
  const edit = project.type("npm run edit", { PORT: port });
  await edit.printing(/Desk +\S+\/admin/u);
  const home = await fetch(`http://localhost:${port}/`);
  expect(await home.text()).toContain("Prairie Bats");
  expect(await statusOf(`http://localhost:${port}/admin`)).toBe(200);
  await edit.stop();

  const published = filesBelow(project.path("dist"));
  const preflight = project.type("npm run preflight");
  expect(await preflight.ended).toBe(1);
  expect(preflight.printed()).toContain("facilities/prairie-bats/pages/home.yaml:4");
  expect(filesBelow(project.path("dist")), "what was built to be published stays").toEqual(published);
  expect(page("dist/index")).not.toContain("Prairie Bats");
  await project.succeed("npm run build");
  expect(page("dist/index")).toContain("Prairie Bats");
  expect(existsSync(project.path("dist/hittrax.html")), "a page of the sample").toBe(false);
}, 900_000);

async function statusOf(url: string): Promise<number> {
  const { status } = await fetch(url);
  return status;
}
