/** The kinds of pages by which page loads and their speed are counted. */
export const PAGE_KINDS = ['home', 'search', 'listing', 'place', 'help', 'other'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const PATHS: readonly (readonly [path: RegExp, kind: PageKind])[] = [
  [/^\/$/, 'home'],
  [/^\/search$/, 'search'],
  [/^\/ilan\//, 'listing'],
  [/^\/icra(?:\/|$)/, 'place'],
  [/^\/(?:yardim-merkezi(?:\/|$)|(?:sss|faq|nasil-calisir)$)/, 'help'],
];

/** The kind of page at an address. */
export function pageKindOf(path: string): PageKind {
  return PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}

/**
 * What a browser measures during a visit, and the upper bounds of the buckets in which it is counted: milliseconds
 * until the largest element is drawn (LCP) and from an interaction to the next paint (INP), and the layout shift (CLS).
 * Values above the last bucket are discarded.
 */
export const SPEED_STEPS = {
  lcp: [400, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2500, 3000, 4000, 6000, 10_000, 60_000],
  inp: [16, 40, 64, 80, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 2000, 10_000],
  cls: [0, 0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.5, 1, 10],
} as const;
export type SpeedMeasure = keyof typeof SPEED_STEPS;
export const SPEED_MEASURES = ['lcp', 'inp', 'cls'] as const satisfies readonly SpeedMeasure[];

/** The bucket of a value; undefined above the last. */
export function stepOf(measure: SpeedMeasure, value: number): number | undefined {
  const step = SPEED_STEPS[measure].findIndex((end) => value <= end);
  return step < 0 ? undefined : step;
}

/** The name under which a bucket is counted in the daily figures: `lcp/search/3`. */
export type SpeedFigure = `${SpeedMeasure}/${PageKind}/${number}`;
