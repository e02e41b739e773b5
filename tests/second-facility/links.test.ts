/** Where the links and buttons of the second facility lead. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { startSite } from "../../tools/site/serve.ts";
import { deadLinks } from "../../tools/checking/dead-links.ts";
import { ownFolder } from "../own-folder.ts";
import { content, directory, site } from "./built.ts";

const home = ownFolder("second-facility");
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe("the second facility", () => {
  test("has no dead links", () => {
    expect(deadLinks(site)).toEqual([]);
    const outside = site.pages
      .flatMap(({ dom }) => dom.querySelectorAll("a[href], iframe[src]"))
      .map((link) => link.getAttribute("href") ?? link.getAttribute("src") ?? "")
      .filter((href) => /^(?:https?:)?\/\//u.test(href));
    expect(outside).toContain("https://pay.swingbarn.example/hitting-hour?from=site");
    expect(outside.filter((href) => !href.startsWith("https://"))).toEqual([]);
  });

  test("has files to download, which links lead to and say, and no others", async () => {
    expect([...site.files].filter((file) => file.startsWith("files/")).toSorted()).toEqual([
      "files/waiver.pdf",
      "files/winter-schedule.pdf",
    ]);
    for (const [path, selector, text] of [
      ["/birthday-parties", ".prose a[download]", "the waiver (PDF)"],
      ["/birthday-parties", ".site-footer a[download]", "Waiver (PDF)"],
      ["/", ".card a[download]", "This winter (PDF)"],
    ] as const) {
      const link = site.dom(path).querySelector(selector);
      expect(link?.text.trim(), selector).toBe(text);
      expect(link?.getAttribute("href")).toMatch(/^\/files\//u);
      expect(link?.getAttribute("target")).toBeUndefined();
    }
    const served = await startSite({
      port: 0,
      directory,
      mailDirectory: join(home, "mail"),
      contentDirectory: content,
    });
    const answer = await fetch(`${served.origin}/files/waiver.pdf`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const nothing = await fetch(`${served.origin}/files/other.pdf`);
    await served.close();
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toBe("attachment");
    expect(bytes.equals(readFileSync("tests/second-facility/content/files/waiver.pdf"))).toBe(true);
    expect([nothing.status, nothing.headers.get("content-disposition")]).toEqual([404, null]);
  });

  test("has a page at each address of its older site, also on a host that redirects nothing", () => {
    const older = {
      "/About-Us": "/contactus",
      "/barn_prices": "/hitpricing",
      "/forms/Waiver.pdf": "/privacy",
    };
    for (const [path, page] of Object.entries(older)) {
      const canonical = `<link rel="canonical" href="https://swingbarn.example${page}">`;
      expect(site.text(`${path.slice(1)}.html`), path).toContain(canonical);
      expect(site.text("sitemap.xml")).not.toContain(path);
    }
    expect([...site.files].filter((file) => file.includes("index.php"))).toEqual([]);
  });

  test("opens another site from its menu in a new window", () => {
    const link = site.dom("/").querySelector("#menu a[href='https://photos.swingbarn.example/barn']");
    expect(link?.getAttribute("target")).toBe("_blank");
    expect(link?.text).toContain("opens in a new");
  });

  test("links from its footer to another site in a new window, and to the front desk", () => {
    const links = site.dom("/").querySelector(".site-footer-links");
    const shop = links?.querySelector("a[href='https://shop.swingbarn.example']");
    expect(shop?.getAttribute("target")).toBe("_blank");
    expect(shop?.text).toBe("Gift shop (opens in a new window)");
    expect(links?.querySelector("a[href='tel:+17205550177']")?.attributes).not.toHaveProperty("target");
  });

  test("without apps, has neither their heading nor a list of them", () => {
    const headings = site.dom("/").querySelectorAll(".site-footer-elsewhere h2");
    expect(headings.map(({ text }) => text)).toEqual(["Follow us"]);
    expect(site.dom("/").querySelectorAll(".site-footer-elsewhere ul")).toHaveLength(1);
  });

  test("links to its pages on any social network, each by its name", () => {
    const links = site.dom("/").querySelectorAll(".site-footer-social a") ?? [];
    const addresses = links.map((each) => each.getAttribute("href"));
    expect(addresses).toEqual([
      "https://photos.swingbarn.example/swingbarn",
      "https://talk.swingbarn.example/swingbarn",
      "https://films.swingbarn.example/swingbarn",
    ]);
    expect(links.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Instagram/u),
      expect.stringMatching(/^Diamond Talk/u),
      expect.stringMatching(/^YouTube/u),
    ]);
    expect(site.html("/")).toContain(`"sameAs":${JSON.stringify(addresses)}`);
  });

  test("has no button that neither opens an address, nor calls, nor says why", () => {
    const buttons = (path: string, card: string) =>
      (site.dom(path).querySelectorAll(card) ?? []).map((each) =>
        each.querySelectorAll(".button").map((button) => {
          const why = each.querySelector(`#${button.getAttribute("aria-describedby") ?? "none"}`);
          return [
            button.childNodes[0]?.text.trim(),
            button.getAttribute("href") ?? why?.text ?? "opens its bio",
          ].join(": ");
        }),
      );
    expect(buttons("/hitpricing", "main li > article:has(.price)")).toEqual([
      ["Purchase: https://pay.swingbarn.example/hitting-hour?from=site", "Call to book: tel:+17205550177"],
      ["Call to sign up: tel:+17205550177"],
      ["Call to purchase: tel:+17205550177"],
    ]);
    expect(buttons("/pitchprice", "main li > article:has(.price)")).toEqual([
      ["Call to purchase: tel:+17205550177"],
      ["Call to purchase: tel:+17205550177"],
    ]);
    expect(buttons("/packages", "main li > article")).toEqual([["Purchase: Nothing to buy yet."]]);
    expect(buttons("/hitting", "main li > article").slice(0, 2)).toEqual([
      ["Bio: opens its bio", "Purchase: /hitpricing", "Book: https://times.swingbarn.example/ada"],
      ["Bio: opens its bio", "Purchase: /hitpricing", "Book: Nothing to book yet."],
    ]);
    expect(buttons("/pitching", "main li > article")[0]?.at(-1)).toBe("Call to book: tel:+17205550177");
    expect(buttons("/rentbattingcages", ".rate-line")).toEqual([
      ["Call for open times: tel:+17205550177", "Ask for a bay: tel:+17205550177"],
      [],
      [],
    ]);
    expect(buttons("/rentbattingcages", "main li > article")).toEqual([
      [
        "Rent half hour: https://pay.swingbarn.example/bay-1/half",
        "Rent hour: https://pay.swingbarn.example/bay-1/hour",
      ],
      ["Call for half hour: tel:+17205550177", "Call for hour: tel:+17205550177"],
      ["Call for half hour: tel:+17205550177", "Call for hour: tel:+17205550177"],
      ["Rent half hour: https://pay.swingbarn.example/bay-4/half", "Rent hour: Nothing to book yet."],
      ["Rent half hour: Nothing to book yet.", "Rent hour: Nothing to book yet."],
      [
        "Rent hour: https://pay.swingbarn.example/turf/hour",
        "Rent hour, after 5:00pm: https://pay.swingbarn.example/turf/evening",
        "Call for 2 hours: tel:+17205550177",
      ],
      ["Rent: https://pay.swingbarn.example/film-room"],
    ]);
  });
});
