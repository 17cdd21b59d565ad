import type { Interpretation } from '#shared/interpretation.ts';

/** A query and its expected meaning; `allow` lists other values that are also right. */
export type Judged = {
  readonly q: string;
  readonly expect: Readonly<Record<string, unknown>>;
  readonly allow?: Readonly<Record<string, unknown>>;
  readonly group?: string;
};

/** The keys that are compared; `details` are compared only if some are expected. */
const KEYS = [
  'category',
  'subCategory',
  'city',
  'district',
  'minPrice',
  'maxPrice',
  'secondRound',
  'sulhMahkeme',
  'endDateFrom',
  'endDateTo',
  'daysRemaining',
  'exclude',
  'sort',
  'text',
  'ambiguous',
] as const satisfies readonly (keyof Interpretation)[];

export type Score = {
  /** Number of keys that are expected or were given. */
  readonly keys: number;
  readonly wrong: readonly { readonly key: string; readonly expected: unknown; readonly given: unknown }[];
};

/** Compares a meaning with the expected one, key by key; only keys that are expected or given count. */
export function scoreMeaning(judged: Judged, given: Interpretation): Score {
  let keys = 0;
  const wrong: Score['wrong'][number][] = [];
  const compare = (key: string, expected: unknown, value: unknown) => {
    if (expected === undefined && value === undefined) return;
    keys += 1;
    if (isSame(expected, value)) return;
    if (judged.allow?.[key] !== undefined && isSame(judged.allow[key], value)) return;
    wrong.push({ key, expected, given: value });
  };
  for (const key of KEYS) compare(key, judged.expect[key], given[key]);
  // Only the expected details are compared.
  const details = Object.entries(judged.expect.details ?? {});
  for (const [key, value] of details)
    compare(`details.${key}`, value, Object.entries(given.details ?? {}).find(([name]) => name === key)?.[1]);
  return { keys, wrong };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

/** The order of keys and of alternatives does not matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(sorted(item))).sort();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, item]) => [key, sorted(item)])
    .sort(([a], [b]) => String(a).localeCompare(String(b)));
}
