/**
 * `npm run profile`: prints the facility's hours and news as text for its profiles on maps, search and social pages.
 */
import { businessProfile } from "../src/selectors/business-profile.ts";
import { content } from "../src/content/content.ts";

console.log(businessProfile(content()));
