/** Where the facility is, with and without a map. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { content } from "../../content/content.ts";
import { FacilityMap } from "./FacilityMap.tsx";

const { facility, words } = content();

function drawn(map: typeof facility.map) {
  const props = {
    facility: { ...facility, map },
    words: words.map,
    open: words.buttons.maps,
    drawn: undefined,
  };
  return parse(renderToStaticMarkup(createElement(FacilityMap, props)));
}

test("without a map there is the address with a link to one, in a new window", () => {
  const page = drawn({
    link: "https://maps.example/barn",
    picture: undefined,
    embed: undefined,
    loads: "nearby",
  });
  expect(page.text).toContain(facility.address.street);
  const link = page.querySelector("a");
  expect(link?.getAttribute("href")).toBe("https://maps.example/barn");
  expect(link?.getAttribute("target")).toBe("_blank");
  expect(link?.text).toContain(words.buttons.maps);
  expect(page.querySelector("iframe")).toBeNull();
});

test("the map of a maps service is there without a second address", () => {
  const page = drawn({
    link: "https://maps.example/barn",
    picture: undefined,
    embed: "https://maps.example/e",
    loads: "nearby",
  });
  expect(page.querySelector("iframe")?.getAttribute("src")).toBe("https://maps.example/e");
  expect(page.querySelector("a")).toBeNull();
});
