/** `npm run check` on content without problems: it succeeds, and shows what will soon need its owner. */
import { expect, test } from "vitest";
import { contentCopy } from "../../src/content/planted-content-for-tests.ts";
import { plant } from "../../src/content/plant-for-tests.ts";
import { run } from "../child-processes.ts";

const summer = `seasons:
  - name: Summer
    from: 2027-06-01
    until: 2027-08-31
    weekly:
      - from: monday
        to: friday
        opens: "09:00"
        closes: "21:00"
`;

test("a sale that is over and a variable in single braces are warnings", async () => {
  const folder = contentCopy({ from: "starter", pictures: true });
  plant(folder, {
    "packages/membership.yaml": (text) =>
      `${text.replace("(Draft) Say", "Bring {benefits.gold.friends} friends. Say")}until: 2026-06-05\n`,
    "hours.yaml": (text) => `${text}${summer}`,
  });
  const env = { ...process.env, CONTENT_DIR: folder, NOW: "2026-11-16T12:00:00Z" };
  const { status, stderr } = await run(process.execPath, ["scripts/check.ts", "content"], { env });
  expect(stderr).toMatch(/^Warning: .*packages\/membership\.yaml: .* ended on June 5, 2026; /mu);
  expect(stderr).toMatch(
    /^Warning: .*packages\/membership\.yaml includes\.0: \{benefits\.gold\.friends\} shows/mu,
  );
  expect(stderr).toMatch(/^Warning: .*\/hours\.yaml: add a section `type: year-of-hours` to a page, /mu);
  expect(status).toBe(0);
});

test.each(["spelling", "toString"])("a check that is not there, %s, is no success", async (name) => {
  const { status, stderr } = await run(process.execPath, ["scripts/check.ts", name]);
  expect(stderr).toMatch(new RegExp(`^There is no check ${name}; there are types, `, "u"));
  expect(status).toBe(1);
});

test("a folder that is not there is reported in one line", async () => {
  const env = { ...process.env, CONTENT_DIR: "nowhere" };
  const { status, stderr } = await run(process.execPath, ["tools/checking/check-content.ts"], { env });
  expect(stderr).toMatch(
    /^CONTENT_DIR: expected a folder with a facility's files, .*\(found "nowhere"\)\n$/u,
  );
  expect(status).toBe(1);
});
