import type { Analytics } from "../../content/schema/analytics.ts";
import type { Words } from "../../content/schema/words.ts";

interface AnalyticsConsentProps {
  readonly analytics: Analytics;
  readonly words: Words["visits"];
}

/** Asks whether the visit may be counted; hidden until `client/analytics.ts` shows it. */
export function AnalyticsConsent({ analytics, words }: AnalyticsConsentProps) {
  return (
    <aside
      id="analytics"
      className="analytics-consent frame"
      aria-label={words.question}
      data-firebase={JSON.stringify(analytics.firebase)}
      hidden
    >
      <p>
        {words.question} {words.why}
      </p>
      <p className="row">
        <button type="button" className="button button-quiet" value="no">
          {words.no}
        </button>
        <button type="button" className="button button-quiet" value="yes">
          {words.yes}
        </button>
      </p>
    </aside>
  );
}
