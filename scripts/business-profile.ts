/** `npm run profile`: the facility's hours and news as a text for its profile on maps, search and social pages. */
import { businessProfile } from "../src/selectors/business-profile.ts";
import { content } from "../src/content/content.ts";

console.log(businessProfile(content()));
