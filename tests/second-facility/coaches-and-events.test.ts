/** The coaches and events of the second facility. */
import { describe, expect, test } from "vitest";
import { site } from "./built.ts";

describe("the second facility", () => {
  test("shows a coach of two disciplines on both pages, with their own pages and email, as one person", () => {
    for (const path of ["/hitting", "/catchers"])
      expect(site.dom(path).querySelectorAll("#ada-quill"), path).toHaveLength(1);
    const dialog = site.dom("/catchers").querySelector("#bio-ada-quill");
    expect(dialog?.querySelector("a[href='https://photos.swingbarn.example/ada']")?.text).toMatch(
      /^Instagram/u,
    );
    expect(dialog?.querySelector("a[href='mailto:ada@swingbarn.example']")).not.toBeNull();
    const people = site.html("/catchers")?.match(/"@type":"Person","@id":"[^"]*#ada-quill"[^}]*/gu) ?? [];
    expect(people).toHaveLength(1);
    expect(people[0]).toContain('"knowsAbout":["Hitting","Catching"]');
    expect(people[0]).toContain('"sameAs":["https://photos.swingbarn.example/ada"]');
  });

  test("says the days, times and ages of events, and which are sold out or canceled", () => {
    const card = (id: string) => site.words("/camps", `#${id}`);
    expect(card("catching-clinic")).toMatch(/January 23, 2027 · 9:00am to 12:30pm .*Ages 18 and up \$65/u);
    expect(card("saturday-hitters")).toMatch(
      /Saturdays, January 9, 16, 23, 30, February 6 and 13, 2027 .*Grades 3 to 5 Sold out\. More dates in spring/u,
    );
    expect(card("july-camp")).toContain("Ages 18 months to 12 years");
    expect(site.html("/camps")).toContain(
      '"audience":{"@type":"PeopleAudience","suggestedMinAge":1.5,"suggestedMaxAge":12}',
    );
    expect(card("lock-in")).toContain(
      "Fridays, from January 8, 2027, not on February 5, 2027 · Late night 7:00pm to 1:00am, Doors at 6:30pm",
    );
    expect(site.words("/camps", "body")).toMatch(/With Ada Quill and Ben Orr.*Room for 24/u);
    const dom = site.dom("/camps");
    const wait = dom.querySelector("#saturday-hitters a[href='https://pay.swingbarn.example/wait']");
    expect(wait?.text).toMatch(/^Join the wait list/u);
    expect(dom.querySelector("#saturday-hitters a[href='/eventpricing']")).toBeNull();
    expect(card("snow-games")).toMatch(/Up to age 6 .*Canceled/u);
    expect(dom.querySelector("#snow-games button[aria-describedby^='why-snow-games']")).not.toBeNull();
    expect(site.dom("/eventpricing").querySelector("a[href$='/saturday-hitters']")).toBeNull();
    expect(site.dom("/eventpricing").querySelector("a[href$='/catching-clinic']")).not.toBeNull();
  });

  test("tells search engines the times and the state of events", () => {
    const graph = JSON.parse(
      site.dom("/camps").querySelector('script[type="application/ld+json"]')?.text ?? "{}",
    ) as { "@graph"?: Record<string, unknown>[] };
    const event = (name: string) => graph["@graph"]?.find((each) => each["name"] === name);
    expect(event("Catching Clinic")).toMatchObject({
      startDate: "2027-01-23T09:00",
      endDate: "2027-01-23T12:30",
      typicalAgeRange: "18-",
      eventStatus: "https://schema.org/EventScheduled",
    });
    expect(event("Saturday Hitters")).toMatchObject({
      startDate: "2027-01-09",
      endDate: "2027-02-13",
      typicalAgeRange: "Grades 3 to 5",
      offers: [{ availability: "https://schema.org/SoldOut" }],
    });
    expect(event("Saturday Hitters")?.["subEvent"]).toHaveLength(6);
    const fridays = {
      "@type": "Schedule",
      repeatFrequency: "P1W",
      byDay: ["https://schema.org/Friday"],
      startDate: "2027-01-08",
      exceptDate: ["2027-02-05"],
    };
    expect(event("Lock-in")).toMatchObject({
      startDate: "2027-01-08T18:30",
      eventSchedule: [
        { ...fridays, startTime: "19:00", endTime: "01:00" },
        { ...fridays, startTime: "18:30" },
      ],
      maximumAttendeeCapacity: 24,
      performer: [{ name: "Ada Quill" }, { name: "Ben Orr" }],
    });
    expect(event("Lock-in")).not.toHaveProperty("endDate");
    expect(event("Snow Games")).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
  });

  test("what is said about open spots is once on a page of coaches, and the page's own text is there, too", () => {
    expect(site.words("/hitting").match(/Nothing to buy or book yet\./gu)).toHaveLength(1);
    expect(site.words("/catchers")).toContain("Bring your own mask.");
  });
});
