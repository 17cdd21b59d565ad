import type { Deps } from '#server/deps.ts';

/** The state of the data that responses depend on, in addition to the request. */
export type DataVersion = {
  /** Changes after every committed write. */
  readonly version: string;
  /** Until this time responses change only after a write; null when no such time is known. */
  readonly holdsUntil: Date | null;
};

const STATEMENT = `select (select coalesce(sum(writes), 0) from property_writes)::text as version,
  (select min(end_date) from property_search where is_open and end_date > $1) as next_end`;

/** Reads the current version of the listings; it is valid until the next current auction ends. */
async function readDataVersion({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<DataVersion> {
  const { rows } = await db.$client.query<{ version: string; next_end: Date | null }>({
    name: 'data-version',
    text: STATEMENT,
    values: [clock.now()],
  });
  return { version: rows[0]?.version ?? '0', holdsUntil: rows[0]?.next_end ?? null };
}

/**
 * Reads the version for many callers at once. Each caller gets a version that was read after its call, so a caller that
 * has written sees its own write. Callers that call during a read share the next read.
 */
export function shareDataVersion(deps: Pick<Deps, 'db' | 'clock'>): () => Promise<DataVersion> {
  let current: Promise<unknown> | undefined;
  let next: Promise<DataVersion> | undefined;
  return () => {
    if (next) return next;
    if (!current) {
      const reading = readDataVersion(deps);
      current = reading.then(done, done);
      return reading;
    }
    next = current.then(() => {
      next = undefined;
      const reading = readDataVersion(deps);
      current = reading.then(done, done);
      return reading;
    });
    return next;
  };

  function done(): void {
    current = undefined;
  }
}
