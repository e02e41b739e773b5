// Runs the scan of Mozilla's HTTP Observatory against a server on this machine and prints what it found, as JSON.
// A process of its own, because Node reads the certificate authority to trust (NODE_EXTRA_CA_CERTS) when it starts.
// Usage: node observatory-scan.mjs <folder of the package> <http port> <https port>
import { pathToFileURL } from "node:url";

const [folder, httpPort, httpsPort] = process.argv.slice(2);
const load = (path) => import(pathToFileURL(`${folder}/src/${path}`).href);
const [{ retrieve }, { ALL_TESTS }, grader, { MINIMUM_SCORE_FOR_EXTRA_CREDIT }] = await Promise.all(
  ["retriever/retriever.js", "constants.js", "grader/grader.js", "grader/charts.js"].map(load),
);

// The package's `scan` takes no ports, so these are its steps.
const requests = await retrieve("localhost", { httpPort: Number(httpPort), httpsPort: Number(httpsPort) });
const tests = ALL_TESTS.map((test) => test(requests)).map((output) => ({
  name: output.constructor.name,
  result: output.result,
  pass: output.pass,
  score: grader.getScoreModifier(output.result),
}));
const penalties = tests.reduce((sum, { score }) => sum + Math.min(score, 0), 100);
const all = tests.reduce((sum, { score }) => sum + score, 100);
const { score, grade } = grader.getGradeForScore(
  penalties >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : penalties,
);
console.log(JSON.stringify({ score, grade, tests }));
process.exit(0);
