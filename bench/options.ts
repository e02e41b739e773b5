/** How a part of the bench is run. */
export interface BenchOptions {
  /** How often each thing is measured; each part has its own number. */
  readonly rounds?: number | undefined;
  /** Measures what the last run has built. */
  readonly built: boolean;
  /** These pages only. */
  readonly only?: readonly string[] | undefined;
}
