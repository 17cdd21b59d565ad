import type { Deps } from '#server/deps.ts';
import { SAMPLE_SOURCE } from './generate-sample-records.ts';

/** Removes the sample listings (D19: no list shows sample and real listings together). Answers how many. */
export async function removeSampleData({ db }: Pick<Deps, 'db'>): Promise<number> {
  const { rowCount } = await db.$client.query('delete from properties where source = $1', [SAMPLE_SOURCE]);
  return rowCount ?? 0;
}
