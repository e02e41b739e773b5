import * as v from "valibot";
import { lineThatNeeds, lineWith } from "./filled-line.ts";
import { withHelp } from "./metadata.ts";

/** A text of the site, with its default. */
function text(usual: string, help: string) {
  return withHelp(v.optional(lineWith(), usual), help);
}

/** A text that must contain a value in braces, such as `{price}`, with its default. */
function textWith(placeholder: `{${string}}`, usual: string, help: string) {
  return withHelp(v.optional(lineThatNeeds(placeholder), usual), help);
}

/** The words on buttons and headings that belong to no page of their own. */
export const wordsSchema = v.strictObject({
  home: withHelp(
    v.optional(
      v.strictObject({
        findCoach: text("Find a coach", "The first button"),
        rentCage: withHelp(
          v.optional(lineWith("{price}"), "Rent a cage from {price}"),
          "The second button, which leads to the first page that rents spaces; {price}, if it is there, is the lowest rent",
        ),
      }),
      {},
    ),
    "Home",
  ),
  shortcuts: withHelp(
    v.optional(
      v.strictObject({
        cage: text("Rent a cage", "The first"),
        lesson: text("Book a lesson", "The second"),
      }),
      {},
    ),
    "The shortcuts at the lower edge of a phone; the third is Call, which is in the menus",
  ),
  buttons: withHelp(
    v.optional(
      v.strictObject({
        purchase: text("Purchase", "Buys something, or opens its prices"),
        signUp: text("Sign up", "The same for what is free"),
        reserve: text("RESERVE", "Leads to the page on which a special is reserved"),
        reserveSpot: text("Reserve my spot", "Reserves it there"),
        bio: text("Bio", "Opens a coach's bio"),
        calendar: text("Booking Calendar", "Opens the times for what was purchased"),
        callCalendar: text("Call to book", "The same where it calls the front desk"),
        apply: text("Apply", "Leads from a job to the application"),
        application: text("Back to employment application", "The same, below the job's text"),
        maps: text("Open in maps", "Opens the address on a map"),
      }),
      {},
    ),
    "Buttons on cards",
  ),
  spaces: withHelp(
    v.optional(
      v.strictObject({
        space: text("Space", "The heading of the first column of the rates"),
        rent: text("Rent", "Leads from a price to the spaces"),
        rentRate: textWith(
          "{rate}",
          "Rent {rate}",
          "Rents a space; {rate} is for how long, such as half hour",
        ),
        callRate: textWith("{rate}", "Call for {rate}", "The same where it calls the front desk"),
        openTimes: text("See open times", "Opens the times when spaces are free"),
        callOpenTimes: text("Call for open times", "The same where it calls the front desk"),
        tokens: text("Tokens", "On a space that runs on tokens"),
        entrance: text("Entrance", "At the door of the floor plan"),
      }),
      {},
    ),
    "What spaces rent for, and the floor plan",
  ),
  priceList: withHelp(
    v.optional(
      v.strictObject({
        hit: text("Hit on your own", "Over tokens, memberships and cages"),
        lesson: text("Take a lesson", "Over lessons"),
        team: text("Bring a team", "Over the open area"),
        assessment: text("Know your numbers", "Over assessments"),
        party: text("Celebrate", "Over parties"),
        special: text("Specials", "Over specials"),
      }),
      {},
    ),
    "The headings of the price list; those of events are in Kinds of events",
  ),
  events: withHelp(
    v.optional(
      v.strictObject({
        coaches: textWith("{coaches}", "With {coaches}", "Who gives an event; {coaches} is their names"),
        places: textWith(
          "{places}",
          "Room for {places}",
          "How many can take part in one; {places} is the number",
        ),
      }),
      {},
    ),
    "Lines in the dialogs of camps and other events",
  ),
  prices: withHelp(
    v.optional(
      v.strictObject({
        perToken: textWith(
          "{price}",
          "{price} a token",
          "What one token of a pack costs; {price} is the price",
        ),
      }),
      {},
    ),
    "Prices",
  ),
  map: withHelp(
    v.optional(
      v.strictObject({
        show: text("Show the map", "Loads the map of a maps service"),
        note: text(
          "It comes from a maps service, so it loads only when you ask for it.",
          "Says why it is not there yet",
        ),
      }),
      {},
    ),
    "The map, if it comes from a maps service and loads on request",
  ),
  visits: withHelp(
    v.optional(
      v.strictObject({
        question: text("May we count your visit?", "Asks before anything is counted"),
        why: text("It shows us which pages help. We use Google Analytics.", "Says what for, and with what"),
        no: text("No, thanks", "The first button"),
        yes: text("Yes, count it", "The second"),
      }),
      {},
    ),
    "The question whether a visit may be counted, if visits are",
  ),
  disabled: withHelp(
    v.optional(
      v.strictObject({
        purchase: text("Nothing to buy yet.", "A Purchase button that leads nowhere yet"),
        book: text("Nothing to book yet.", "A Book or Rent button that leads nowhere yet"),
        neither: text(
          "Nothing to buy or book yet.",
          "Where neither button leads anywhere, and on the card of an event to come",
        ),
        notYet: textWith("{date}", "On sale from {date}", "Before its first day; {date} is that day"),
        ended: text("This offer has ended", "After its last day"),
        full: text("It's full.", "A package whose spots are all taken"),
        soldOut: text("Sold out", "An event that is sold out"),
        canceled: text("Canceled", "An event that is canceled"),
      }),
      {},
    ),
    "The line under a disabled button, which says why",
  ),
  hours: withHelp(
    v.optional(
      v.strictObject({
        all: text("All hours of the year", "The link to the page of all hours, if there is one"),
        regular: text("Regular hours", "The hours outside of every season"),
        special: text("Days with other hours", "Over the closures and special days on the page of all hours"),
        holidays: text(
          "Holidays",
          "Before what is said of holidays: on the board of the hours and the page of all hours",
        ),
      }),
      {},
    ),
    "The words about hours",
  ),
  headings: withHelp(
    v.optional(
      v.strictObject({
        updated: text("Last updated", "Before the day on which a policy was updated"),
        coaches: text("Coaches", "Over the coaches beside a price"),
        questions: text("Questions", "Over the questions that a page answers"),
        desk: text("Ask the desk", "Over what only the front desk can answer"),
        links: text("More pages", "The name of a row of links, for people who use a screen reader"),
        jobsSoon: text("Details coming soon:", "Before the jobs whose description is still to come"),
        contents: text("On this page", "Over the contents of a long page"),
        hours: text("Hours", "Over the hours in the footer"),
        apps: text("Get the app", "Over the app stores in the footer"),
        social: text("Follow us", "Over the social pages"),
      }),
      {},
    ),
    "Headings of parts that several pages have",
  ),
  search: withHelp(
    v.optional(
      v.strictObject({
        field: text("Type a few words", "In the empty field"),
        button: text("Search", "The button"),
        everything: text("Everything from A to Z", "Over the list of everything"),
        visit: text("Hours, phone and address", "What Home is called among the results"),
        job: text("Job", "On a result that is a job"),
        notLoaded: text(
          "The search did not load. Everything is below, from A to Z. Or ask us:",
          "Before the phone number if the search did not load",
        ),
        ask: text("Ask us:", "Before the phone number if nothing is found"),
        look: text("Or look here:", "Before the likeliest pages"),
      }),
      {},
    ),
    "The search",
  ),
});

export type Words = v.InferOutput<typeof wordsSchema>;
