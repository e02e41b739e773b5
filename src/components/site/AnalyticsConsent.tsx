import type { Analytics } from "../../content/schema/analytics.ts";
import "../../ui/Button.css";

/** Asks whether the visit may be counted; hidden until `client/analytics.ts` shows it. */
export function AnalyticsConsent({ analytics }: { readonly analytics: Analytics }) {
  const { firebase, question, yes, no } = analytics;
  return (
    <aside
      id="analytics"
      className="analytics-consent"
      aria-label={question}
      data-firebase={JSON.stringify(firebase)}
      hidden
    >
      <p>{question}</p>
      <p className="row">
        <button type="button" className="button button-quiet" value="no">
          {no}
        </button>
        <button type="button" className="button button-quiet" value="yes">
          {yes}
        </button>
      </p>
    </aside>
  );
}
