import type { Analytics } from "../../content/schema/analytics.ts";
import "../../ui/Button.css";

/** Asks whether the visit may be counted; hidden until `client/analytics.ts` shows it. */
export function AnalyticsConsent({ analytics }: { readonly analytics: Analytics }) {
  return (
    <aside
      id="analytics"
      className="analytics-consent frame"
      aria-label="May we count your visit?"
      data-firebase={JSON.stringify(analytics.firebase)}
      hidden
    >
      <p>May we count your visit? It shows us which pages help. We use Google Analytics.</p>
      <p className="row">
        <button type="button" className="button button-quiet" value="no">
          No, thanks
        </button>
        <button type="button" className="button button-quiet" value="yes">
          Yes, count it
        </button>
      </p>
    </aside>
  );
}
