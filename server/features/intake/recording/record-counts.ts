/** The outcome of records: `read` is the sum of the others. */
export type RecordCounts = {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: number;
};

export const NO_COUNTS: Readonly<RecordCounts> = { read: 0, inserted: 0, updated: 0, unchanged: 0, rejected: 0 };

/** Adds to `counts` in place. */
export function addCounts(counts: RecordCounts, more: Partial<RecordCounts>): void {
  for (const name of ['read', 'inserted', 'updated', 'unchanged', 'rejected'] as const) counts[name] += more[name] ?? 0;
}
