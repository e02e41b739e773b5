import type { RateLine as RateLineData } from "../../selectors/rate-line.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { TargetLink } from "../../ui/TargetButton.tsx";
import { PriceFigure } from "./PriceFigure.tsx";

/** Prices, the button that leads to what they buy, and a call beside it. */
export function RateLine({ prices, action, call }: RateLineData) {
  return (
    <div className="rate-line row">
      <div className="rate-line-prices row">
        {prices.map(({ name, price, per }) => (
          <PriceFigure key={name} price={price} per={per} />
        ))}
      </div>
      {(action ?? call) && (
        <div className="row">
          {action && (
            <TargetLink target={action.target} about={action.about} calling={action.calling}>
              {action.label}
            </TargetLink>
          )}
          {call && (
            <ButtonLink href={call.href} variant="quiet">
              {call.label}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
