import { formatMoney, type Cents } from "../../lib/money.ts";
import type { tokensOrMembership } from "../../selectors/tokens-or-membership.ts";
import "./TokensOrMembership.css";

interface Props {
  readonly comparison: ReturnType<typeof tokensOrMembership>;
}

/** What months of tokens cost in packs and with the membership; the cheaper one is bold. */
export function TokensOrMembership({ comparison }: Props) {
  if (!comparison) return null;
  const { name, price, months } = comparison;
  return (
    <section aria-labelledby="tokens-or-membership">
      <h2 id="tokens-or-membership">Tokens or {name}?</h2>
      <table className="token-months after-grid">
        <thead>
          <tr>
            <th scope="col">Tokens a month</th>
            <th scope="col">Pay as you go</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.tokens}>
              <th scope="row">{month.tokens}</th>
              <td>
                <Amount cents={month.price} cheaper={month.price < price} />
                <span>{packWords(month.packs)}</span>
              </td>
              <td>
                <Amount cents={price} cheaper={price < month.price} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Amount({ cents, cheaper }: { readonly cents: Cents; readonly cheaper: boolean }) {
  return cheaper ? <strong>{formatMoney(cents)}</strong> : formatMoney(cents);
}

/** `A pack of 10`, `packs of 20 and 10`. */
function packWords(packs: readonly number[]): string {
  const sizes = new Intl.ListFormat("en-US").format(packs.map(String));
  return packs.length === 1 ? `a pack of ${sizes}` : `packs of ${sizes}`;
}
