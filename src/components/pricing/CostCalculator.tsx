import { adviceWords, costRange, lineWords, perMonth } from "../../lib/cost-words.ts";
import { adviceOn, costsOf, type Habit, type Rates } from "../../lib/costs.ts";
import "./CostCalculator.css";

interface Props {
  readonly rates: Rates;
  /** The habit that it shows first. */
  readonly habit: Habit;
  /** The habits of the table, which is there without JavaScript, too. */
  readonly examples: readonly { readonly label: string; readonly habit: Habit }[];
}

const asYouGo = "As you go";
/** Weekly numbers of visits and rentals to choose from. */
const weekly = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * What a month costs as you go and with each membership. Its form is hidden until `client/costs.ts` answers it; without
 * JavaScript the table of examples remains.
 */
export function CostCalculator({ rates, habit, examples }: Props) {
  const costs = costsOf(habit, rates);
  return (
    <div className="costs" data-rates={JSON.stringify(rates)}>
      <form className="costs-form" hidden>
        {rates.token && (
          <>
            <Choice name="players" label="Players in the family" from={[1, 2, 3, 4]} value={habit.players} />
            <Choice name="visits" label="Machine visits a week" from={weekly} value={habit.visits} />
            <Choice
              name="tokens"
              label="Tokens per player per visit"
              from={[1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20]}
              value={habit.tokens}
            />
          </>
        )}
        {rates.cage && (
          <>
            <Choice name="rentals" label="Cage rentals a week" from={weekly} value={habit.rentals} />
            <Choice
              name="halfHours"
              label="Minutes per rental"
              from={[1, 2, 3, 4]}
              value={habit.halfHours}
              unit={30}
            />
          </>
        )}
      </form>
      <div className="costs-answer" hidden>
        <output className="costs-advice">{adviceWords(adviceOn(costs))}</output>
        <ul>
          {costs.map((cost) => (
            <li key={cost.name ?? ""}>
              <h3>{cost.name ?? asYouGo}</h3>
              <p>
                <strong>{costRange([cost.low, cost.high])}</strong> <span>{perMonth(cost)}</span>
              </p>
              <details>
                <summary>How it adds up</summary>
                <ul>
                  {cost.lines.map((line) => (
                    <li key={line.what}>{lineWords(line)}</li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      </div>
      <table>
        <caption>A month, worked out</caption>
        <thead>
          <tr>
            {costs.map(({ name = asYouGo }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {examples.map(({ label, habit: example }) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" colSpan={costs.length}>
                {label}
              </th>
            </tr>
            <tr>
              {costsOf(example, rates).map((cost) => (
                <td key={cost.name ?? asYouGo}>
                  {costRange([cost.low, cost.high])}
                  {cost.ask ? " if unlimited: ask us" : null}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface ChoiceProps {
  readonly name: keyof Habit;
  readonly label: string;
  readonly from: readonly number[];
  readonly value: number;
  /** What one step is shown as. */
  readonly unit?: number;
}

function Choice({ name, label, from, value, unit = 1 }: ChoiceProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select className="control" name={name} defaultValue={value}>
        {from.map((each) => (
          <option key={each} value={each}>
            {each * unit}
          </option>
        ))}
      </select>
    </label>
  );
}
