import type { Deps } from '#server/deps.ts';

const MOST_REASONS = 3;

/** Returns why a run could not read some records, the most frequent reasons first; for the log. */
export async function findUnreadableReasons({ db }: Pick<Deps, 'db'>, runId: number): Promise<string[]> {
  const { rows } = await db.$client.query<{ reason: string }>(
    `select reason from collection_faults where run_id = $1 and kind = 'unreadable'
     group by reason order by count(*) desc, reason limit ${MOST_REASONS}`,
    [runId],
  );
  return rows.map(({ reason }) => reason);
}
