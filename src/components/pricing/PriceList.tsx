import { joinNumbers } from "../../lib/labels.ts";
import type { PriceGroup, PriceLine, PriceRow } from "../../selectors/price-list.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { MarkdownText } from "../text/MarkdownText.tsx";
import { PriceFigure } from "./PriceFigure.tsx";
import { PurchaseButton } from "./PurchaseButton.tsx";
import { SaleReason } from "./Sale.tsx";

/** All prices, group by group, each with its button; the prices of one thing are together. */
export function PriceList({ groups }: { readonly groups: readonly PriceGroup[] }) {
  return groups.map(({ id, heading, rows }) => (
    <section key={id} className="price-list" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {rows.map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ row: { name, detail, lines, note } }: { readonly row: PriceRow }) {
  const [first] = lines;
  if (first && lines.length === 1)
    return (
      <li className="price-line">
        <h3>
          <PageLink line={first} />
          <Detail>{detail}</Detail>
        </h3>
        <PriceAndButton line={first} about={name} />
        <Note>{note}</Note>
      </li>
    );
  return (
    <li>
      <h3>
        {name}
        <Detail>{detail}</Detail>
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line.label} className="price-line">
            <p className="price-label">
              <PageLink line={line} />
              {"offer" in line && <Detail>{line.detail}</Detail>}
            </p>
            <PriceAndButton line={line} about={`${name}, ${line.label}`} />
          </li>
        ))}
      </ul>
      <Note>{note}</Note>
    </li>
  );
}

function Note({ children }: { readonly children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <div className="price-note">
      <MarkdownText text={children} />
    </div>
  );
}

function Detail({ children }: { readonly children: string | undefined }) {
  return children === undefined ? null : <small>{children}</small>;
}

/** The name of a package, as a link to its card; that of a rental. */
function PageLink({ line }: { readonly line: PriceLine }) {
  const label = joinNumbers(line.label);
  return "offer" in line ? <a href={line.offer.page}>{label}</a> : <span>{label}</span>;
}

function PriceAndButton({ line, about }: { readonly line: PriceLine; readonly about: string }) {
  if (!("offer" in line))
    return (
      <div className="price-and-button">
        <PriceFigure price={line} />
        <div>
          <ButtonLink href={line.page} about={about} variant="plain">
            {line.action}
          </ButtonLink>
        </div>
      </div>
    );
  const { offer } = line;
  return (
    <>
      <div className="price-and-button">
        <PriceFigure price={offer} />
        <div>
          <PurchaseButton offer={offer} variant="plain" />
        </div>
      </div>
      <SaleReason sale={offer.sale} id={`why-${offer.slug}`} reason={offer.reason} />
    </>
  );
}
