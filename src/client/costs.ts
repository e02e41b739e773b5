/** The calculator of `/prices`. The address holds its answers, so that Back, a reload and a shared link bring them again. */
import { adviceWords, costRange, lineWords, perMonth } from "../lib/cost-words.ts";
import { adviceOn, costsOf, type Habit, type Rates } from "../lib/costs.ts";

const root = document.querySelector<HTMLElement>(".costs");
const form = root?.querySelector("form");
if (root && form) {
  const rates = JSON.parse(root.dataset["rates"] ?? "") as Rates;
  const selects = [...form.querySelectorAll("select")];
  const asked = new URLSearchParams(location.search);
  for (const select of selects) {
    const value = asked.get(select.name);
    if ([...select.options].some((option) => option.value === value)) select.value = value ?? "";
  }
  const habit = () => {
    const none: Habit = { players: 1, visits: 0, tokens: 0, rentals: 0, halfHours: 1 };
    return { ...none, ...Object.fromEntries(selects.map(({ name, value }) => [name, Number(value)])) };
  };
  const show = () => {
    const costs = costsOf(habit(), rates);
    for (const [index, item] of [...root.querySelectorAll(".costs-answer > ul > li")].entries()) {
      const cost = costs[index];
      if (!cost) continue;
      const put = (selector: string, text: string) => {
        const element = item.querySelector(selector);
        if (element) element.textContent = text;
      };
      put("strong", costRange([cost.low, cost.high]));
      put("p > span", perMonth(cost));
      item.querySelector("details > ul")?.replaceChildren(
        ...cost.lines.map((line) => {
          const entry = document.createElement("li");
          entry.textContent = lineWords(line);
          return entry;
        }),
      );
    }
    const advice = root.querySelector("output");
    if (advice) advice.textContent = adviceWords(adviceOn(costs));
  };
  form.addEventListener("change", () => {
    show();
    const query = new URLSearchParams(selects.map(({ name, value }) => [name, value]));
    history.replaceState(history.state, "", `?${query}${location.hash}`);
  });
  show();
  for (const hidden of root.querySelectorAll<HTMLElement>("[hidden]")) hidden.hidden = false;
}
