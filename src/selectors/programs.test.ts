import { expect, test } from "vitest";
import { readContent } from "../content/content.ts";
import type { Content } from "../content/schema/registry.ts";
import { campCards } from "./programs.ts";

const sample = readContent("content").content as Content;

test("camps come by date, the next first and what is over last, whatever their files are called", () => {
  const [camp] = sample.camps;
  if (!camp) throw new Error("the sample has no camp");
  const on = (slug: string, from: string) => ({
    ...camp,
    slug,
    season: { ...camp.season, from, until: from, repeats: undefined },
  });
  const camps = [on("a", "2099-08-01"), on("b", "2020-06-01"), on("c", "2099-06-01")];
  const cards = campCards({ ...sample, camps }).filter(({ placeholder }) => !placeholder);
  expect(cards.map(({ id }) => id)).toEqual(["c", "a", "b"]);
});
