import type { Database } from '#server/database/open-database.ts';

/** A limit that applies to a call: at most `max` calls in a window, which lasts `leftMs` if it begins now. */
export type AskedCalls = { readonly key: string; readonly max: number; readonly leftMs: number };

/** The number of calls in the window, including this one if it was counted, and how long the window still lasts. */
type TakenCount = { readonly calls: number; readonly leftMs: number };

/**
 * Counts one call under several limits, or under none if one of them is used up. Exact across all processes, because
 * the database locks the rows of all limits while it counts. Unlike `SharedCounts` it queries the database for every
 * call, and fails when the database does.
 */
export async function takeCalls(
  { $client }: Pick<Database, '$client'>,
  asked: readonly AskedCalls[],
): Promise<{ isTaken: boolean; counts: TakenCount[] }> {
  const { rows } = await $client.query<{ key: string; calls: number; left_ms: number; is_taken: boolean }>({
    name: 'take-calls',
    text: 'select key, calls, left_ms, is_taken from take_calls($1::text[], $2::int[], $3::double precision[])',
    values: [asked.map(({ key }) => key), asked.map(({ max }) => max), asked.map(({ leftMs }) => leftMs)],
  });
  const found = new Map(rows.map(({ key, calls, left_ms }) => [key, { calls, leftMs: Math.max(0, left_ms) }]));
  const counts = asked.map(({ key, leftMs }) => found.get(key) ?? { calls: 0, leftMs });
  return { isTaken: rows[0]?.is_taken ?? false, counts };
}
