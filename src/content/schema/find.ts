import * as v from "valibot";
import { line, withHelp } from "./types.ts";

/** Words that any facility may keep: they stand where the file says nothing. */
const words = (usual: string, sentence: string) => withHelp(v.optional(line, usual), sentence);

const way = (label: string, say: string, sentence: string) =>
  withHelp(
    v.optional(
      v.strictObject({
        label: words(label, "What the link to it says"),
        say: words(say, "What a visitor can say on the phone who wants this"),
      }),
      {},
    ),
    sentence,
  );

/** The words of the finder. What it offers comes from the coaches, packages, camps, leagues, programs and spaces. */
export const findSchema = v.strictObject({
  age: words("How old is the player?", "The question for the age"),
  what: words("What do you want to do?", "The question for what to do"),
  which: words("What do you want to work on?", "The question between several lessons or programs"),
  ways: v.optional(
    v.strictObject({
      youth: way(
        "Start young",
        "My child would like to try your youth program. When is the next session?",
        "A youth program",
      ),
      lesson: way(
        "Take a lesson",
        "We're looking for a lesson. Which coach fits, and when?",
        "A lesson with a coach",
      ),
      hit: way(
        "Just hit",
        "We'd like to come and hit. When is a cage free?",
        "A cage, tokens or a membership",
      ),
      camp: way(
        "Go to a camp",
        "We'd like to come to a camp. Is there a spot, and what does it cost?",
        "A camp",
      ),
      team: way(
        "Bring a team",
        "I coach a team and we'd like to practice. Which days are free?",
        "Practice for a team",
      ),
      league: way("Play in a league", "I'd like to play in your league. How do I get on a team?", "A league"),
    }),
    {},
  ),
  coach: words("Choose your coach", "The button where several coaches fit; it leads to their page"),
  booked: words("You pick the time when you book.", "When, where visitors pick a time themselves"),
  requested: words("You name a day, and we find the space.", "When, where a team asks for a day"),
  ask: words(
    "Ask us",
    "What stands for an age, sport, price or time that nobody has decided; it calls the desk",
  ),
  also: words("Fits as well", "The heading over what fits as well"),
  call: words("Call us and say", "The heading over what to say on the phone"),
  again: words("Something else", "The link back to the question"),
});
