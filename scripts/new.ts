/**
 * `npm run new`: asks about a facility and writes its content folder, facilities/<name>. From then on every command uses
 * it. `--answers file.json` takes the answers from a file, by the names in `new/questions.ts`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { readContent } from "../src/content/content.ts";
import { describeProblems } from "../src/content/read/problems.ts";
import { cleanSvg } from "../src/lib/svg.ts";
import { slug } from "../src/lib/text.ts";
import { settings } from "../src/settings.ts";
import { factFiles, logoName } from "./new/facts.ts";
import { ask, complete, readAnswers } from "./new/questions.ts";
import { pictureFiles, wordFiles } from "./new/words.ts";

const { values: options } = parseArgs({
  options: {
    answers: { type: "string" },
    into: { type: "string" },
  },
});

try {
  const answers = complete(
    options.answers === undefined
      ? await ask()
      : readAnswers(JSON.parse(readFileSync(options.answers, "utf8"))),
  );
  const folder = options.into ?? `facilities/${slug(answers.name)}`;
  if (existsSync(folder))
    throw new Error(`The folder ${folder} is already there. Choose another: npm run new -- --into <folder>`);
  const files = [
    ...factFiles(answers, readFileSync("src/styles/tokens.css", "utf8")),
    ...wordFiles(answers, settings.sampleDir),
    ...pictureFiles(answers),
  ];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const logo = logoName(answers);
  if (answers.logo && logo) writeFileSync(join(folder, "pictures", logo), logoFile(answers.logo));
  const { problems } = readContent(folder);
  if (problems.length > 0) throw new Error(describeProblems(problems));
  if (options.into === undefined) writeFileSync("facility.txt", `${folder}\n`);
  console.log(`\n${answers.name} is in ${folder}. Texts with "(Draft)" are yours to write.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** The logo's file; a drawing without its scripts. */
function logoFile(path: string): string | Buffer {
  if (!/\.svg$/iu.test(path)) return readFileSync(path);
  const drawing = cleanSvg(readFileSync(path, "utf8"));
  if (drawing === undefined) throw new Error(`logo: ${path} is no SVG drawing`);
  return drawing;
}
