import type { Deps } from '#server/deps.ts';

/** What answers depend on besides their question. */
export type DataVersion = {
  /** Another one after every committed write. */
  readonly version: string;
  /** Until then the clock alone changes nothing; null when that is not known to end. */
  readonly holdsUntil: Date | null;
};

const STATEMENT = `select (select coalesce(sum(writes), 0) from property_writes)::text as version,
  (select min(end_date) from property_search where is_open and end_date > $1) as next_end`;

/** The version of the listings as they are now; it holds until the next current auction ends. */
async function readDataVersion({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<DataVersion> {
  const { rows } = await db.$client.query<{ version: string; next_end: Date | null }>({
    name: 'data-version',
    text: STATEMENT,
    values: [clock.now()],
  });
  return { version: rows[0]?.version ?? '0', holdsUntil: rows[0]?.next_end ?? null };
}

/**
 * Reads the version for many callers at once. Each gets one that was read after it asked, so that whoever has written
 * sees it; those who ask while a reading is under way share the next.
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
