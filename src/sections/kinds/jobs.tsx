import { JobMenu } from "../../forms/application/JobMenu.tsx";
import { linksTo } from "../../selectors/pages.ts";
import { applicationOf } from "../../selectors/applying.ts";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "jobs",
  ({ heading }, { content, page }) => {
    const { jobs, words } = content;
    const linksToJobs = (inMenu: boolean) =>
      linksTo(
        content,
        jobs.filter((job) => job.inMenu === inMenu).map(({ slug }) => slug),
      );
    if (jobs.length === 0) return undefined;
    return {
      label: heading ?? applicationOf(content)?.jobs?.list ?? page.texts.heading,
      jobs: linksToJobs(true),
      soon: linksToJobs(false),
      soonLabel: words.headings.jobsSoon,
    };
  },
  JobMenu,
  { drawsHeading: true },
);
