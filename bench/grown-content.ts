/** A facility's content with many more camps than anybody has: the kind of page of which there may be any number. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const model = "june-hitting.md";

/** Copies the sample facility to `directory` and gives it `count` camps more, a page each. */
export function growContent(directory: string, count: number): void {
  cpSync("content", directory, { recursive: true });
  const camp = readFileSync(join("content/camps", model), "utf8");
  for (let number = 1; number <= count; number++) {
    const text = camp
      .replace(/^name: .*$/mu, `name: Hitting Camp ${number} of ${count}`)
      .replace(/^order: .*$/mu, `order: ${100 + number}`);
    writeFileSync(join(directory, "camps", `camp-${number}.md`), text);
  }
  // The camps page refuses more cards than it has places for.
  const places = join(directory, "placeholders.yaml");
  writeFileSync(places, readFileSync(places, "utf8").replace(/places: \d+/u, `places: ${count + 9}`));
}
