import { describeFault, type Fault } from "../faults.ts";
import { otherPresets, statusPresets, timesChoices, type Preset } from "./presets.ts";
import type { AttemptRow } from "./rows.ts";

type ProgrammeRow = { readonly id: string; readonly what: string };

/** What the fault panel shows. */
export type FaultPanelProps = {
  readonly faults: readonly Fault[];
  readonly attempts: readonly AttemptRow[];
  readonly isOpen: boolean;
  /** The open e-mail, to come back to. */
  readonly current: string | undefined;
};

/** The programme of faults, a form to add one, and the requests that arrived. Works without JavaScript. */
export function FaultPanel({ faults, attempts, isOpen, current }: FaultPanelProps) {
  return (
    <details className="faults" open={isOpen}>
      <summary>
        Faults:{" "}
        <strong id="faults-now" className={faults.length > 0 ? "is-on" : undefined}>
          {faultSummary(faults)}
        </strong>
      </summary>
      <div className="faults-body">
        <section aria-labelledby="faults-add">
          <h2 id="faults-add">Make the mail service fail</h2>
          <form method="post" action="/_mail/faults">
            <input type="hidden" name="back" value={current ?? ""} />
            <label>
              What happens
              <select name="fault">
                <optgroup label="It answers">
                  <Options presets={statusPresets} />
                </optgroup>
                <optgroup label="Something else">
                  <Options presets={otherPresets} />
                </optgroup>
              </select>
            </label>
            <label>
              How often
              <select name="times">
                {timesChoices.map((choice) => (
                  <option key={choice} value={choice}>
                    {choice === "forever" ? "Until cleared" : choice === "1" ? "Once" : `${choice} times`}
                  </option>
                ))}
              </select>
            </label>
            <label>
              Retry-After, seconds
              <input name="retryAfter" inputMode="numeric" pattern="[0-9]{1,6}" autoComplete="off" />
            </label>
            <button className="button">Add fault</button>
          </form>
        </section>
        <section aria-labelledby="faults-next">
          <h2 id="faults-next">Up next</h2>
          <p id="faults-none" hidden={faults.length > 0}>
            Nothing. Every message goes through.
          </p>
          <ol className="programme" id="programme">
            {programmeRows(faults).map((row) => (
              <Coming key={row.id} row={row} />
            ))}
          </ol>
          <template id="coming">
            <Coming row={{ id: "", what: "" }} />
          </template>
          <form method="post" action="/_mail/faults" id="faults-clear" hidden={faults.length === 0}>
            <input type="hidden" name="back" value={current ?? ""} />
            <button className="button button-quiet" name="clear" value="yes">
              Clear faults
            </button>
          </form>
        </section>
        <section aria-labelledby="faults-log">
          <h2 id="faults-log">Requests received</h2>
          <ol className="log" id="attempts">
            {attempts.map((attempt) => (
              <Attempt key={attempt.id} attempt={attempt} />
            ))}
          </ol>
          <template id="attempt">
            <Attempt attempt={{ id: "", at: "", time: "", what: "" }} />
          </template>
        </section>
      </div>
    </details>
  );
}

/** The programme in one short phrase. */
export function faultSummary(faults: readonly Fault[]): string {
  const [next] = faults;
  if (next === undefined) return "none";
  const kind = next.kind === "status" ? String(next.status) : next.kind;
  const often = next.times === "forever" ? "until cleared" : `×${next.times}`;
  return `${kind} ${often}${faults.length > 1 ? ` and ${faults.length - 1} more` : ""}`;
}

/** The programme as lines of a list. */
export function programmeRows(faults: readonly Fault[]): readonly ProgrammeRow[] {
  return faults.map((fault, place) => ({
    id: `${place} ${describeFault(fault)}`,
    what: describeFault(fault),
  }));
}

function Coming({ row }: { row: ProgrammeRow }) {
  return (
    <li data-id={row.id}>
      <span data-field="what">{row.what}</span>
    </li>
  );
}

function Options({ presets }: { presets: readonly Preset[] }) {
  return presets.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

function Attempt({ attempt }: { attempt: AttemptRow }) {
  return (
    <li data-id={attempt.id}>
      <time dateTime={attempt.at || undefined} data-field="time">
        {attempt.time}
      </time>{" "}
      <span data-field="what">{attempt.what}</span>
    </li>
  );
}
