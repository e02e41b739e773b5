/** What runs in the page while it is measured; it is handed over as text, so it stands alone. */
export interface Observed {
  /** Milliseconds since the navigation began. */
  lcp: number;
  cls: number;
  /** Long tasks: begin and length. */
  tasks: [start: number, length: number][];
  /** The longest interaction, from the touch or key to the next picture. */
  inp: number;
  interactions: number;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

/** Observes from the first moment on, into `globalThis.observed`. */
export function observe(): void {
  const observed: Observed = { lcp: 0, cls: 0, tasks: [], inp: 0, interactions: 0 };
  Object.assign(globalThis, { observed });
  const hear = (type: string, each: (entry: never) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry as never);
    }).observe({ type, buffered: true, ...more });
  hear("largest-contentful-paint", ({ startTime }: PerformanceEntry) => (observed.lcp = startTime));
  hear("layout-shift", ({ value, hadRecentInput }: Shift) => {
    if (!hadRecentInput) observed.cls += value;
  });
  hear("longtask", ({ startTime, duration }: PerformanceEntry) => observed.tasks.push([startTime, duration]));
  const interaction = ({ interactionId = 0, duration }: Interaction) => {
    if (interactionId === 0) return;
    observed.interactions += 1;
    observed.inp = Math.max(observed.inp, duration);
  };
  hear("event", interaction, { durationThreshold: 16 });
  hear("first-input", interaction);
}
