import type { Deps } from '#server/deps.ts';
import { SAMPLE_SOURCE } from './generate-sample-records.ts';

/** Takes the sample listings away once there are real ones (D19: nobody should meet both in one list). Answers how many. */
export async function removeSampleData({ db }: Pick<Deps, 'db'>): Promise<number> {
  const { rowCount } = await db.$client.query('delete from properties where source = $1', [SAMPLE_SOURCE]);
  return rowCount ?? 0;
}
