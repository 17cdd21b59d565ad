import type { Deps } from '#server/deps.ts';

/** SQL: true while there are generated listings (D19); the first import takes them away. */
export const HAS_SAMPLE = `exists (select from properties where source = 'sample')`;

/** Whether what is shown was generated (D19): nothing of it is for search engines or readers of feeds. */
export async function isSampleMarket({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const { rows } = await db.$client.query<{ is_sample: boolean }>({
    name: 'is-sample-market',
    text: `select ${HAS_SAMPLE} as is_sample`,
  });
  return rows[0]?.is_sample ?? false;
}
