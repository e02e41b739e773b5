import * as v from "valibot";
import { line, withHelp } from "./types.ts";

const way = v.strictObject({
  label: withHelp(line, "What the link to it says"),
  say: withHelp(line, "What a visitor can say on the phone who wants this"),
});

/** The words of the finder. What it offers comes from the coaches, packages, camps, leagues, programs and spaces. */
export const findSchema = v.strictObject({
  age: withHelp(line, "The question for the age"),
  what: withHelp(line, "The question for what to do"),
  which: withHelp(line, "The question between several lessons or programs"),
  ways: v.strictObject({
    youth: withHelp(way, "A youth program"),
    lesson: withHelp(way, "A lesson with a coach"),
    hit: withHelp(way, "A cage, tokens or a membership"),
    camp: withHelp(way, "A camp"),
    team: withHelp(way, "Practice for a team"),
    league: withHelp(way, "A league"),
  }),
  coach: withHelp(line, "The button where several coaches fit; it leads to their page"),
  booked: withHelp(line, "When, where visitors pick a time themselves"),
  requested: withHelp(line, "When, where a team asks for a day"),
  ask: withHelp(
    line,
    "What stands for an age, sport, price or time that nobody has decided; it calls the desk",
  ),
  also: withHelp(line, "The heading over what fits as well"),
  call: withHelp(line, "The heading over what to say on the phone"),
  again: withHelp(line, "The link back to the question"),
});
