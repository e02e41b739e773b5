import { packageSale, todayAt } from "../../src/selectors/seasons.ts";
import type { Rule } from "./rule.ts";
import { byPage, findingAt } from "./texts.ts";

/** Every package is listed on a page, leads somewhere, and is not over. */
export const offersCanBeBought: Rule = {
  name: "Offers nobody can buy",
  check: (launch) => {
    const { packages = [], camps = [], leagues = [], facility } = launch.content;
    const findings = packages.flatMap((item) => {
      const key = `packages/${item.slug}`;
      const tell = (field: string, what: string, fix: string) => [
        findingAt(launch, { key, path: [field] }, { what, fix }),
      ];
      if (item.listedOn.length === 0)
        return tell("listedOn", `no page sells ${item.name}`, "Choose the pages that sell it, or delete it");
      if (item.purchase === undefined)
        return tell(
          "purchase",
          `Purchase ${item.name} leads nowhere`,
          "Enter its id, a full address or call",
        );
      const sale = facility && packageSale({ camps, leagues }, item, todayAt(facility));
      return sale?.phase === "after" && !sale.repeating
        ? tell("until", `the sale of ${item.name} is over`, "Enter new dates, or delete it")
        : [];
    });
    return { scanned: launch.documents.size, findings: byPage(findings) };
  },
};
