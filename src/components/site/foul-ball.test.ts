/**
 * The ball of the 404 page flies along its dashes: the path is in the drawing and, for the animation, in the styles.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The paths in quotation marks that begin at home plate. */
function pathsIn(file: string): string[] {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  return [...text.matchAll(/"(M200 222C[^"]*)"/gu)].flatMap(([, path]) => path ?? []);
}

test("the ball's path is the same in the drawing and in the styles", () => {
  const drawn = pathsIn("FoulBall.tsx");
  expect(drawn).toHaveLength(1);
  expect(pathsIn("foul-ball.css")).toEqual(drawn);
});
