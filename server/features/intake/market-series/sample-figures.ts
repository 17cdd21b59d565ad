import { eq, sql } from 'drizzle-orm';
import { kaskoLists, kaskoTypes, marketSeries } from '#server/database/tables/market-series.ts';
import type { Deps } from '#server/deps.ts';
import { forgetKasko, keptLists } from './kasko-lists.ts';
import { parseKasko } from './parse-kasko.ts';
import { parseSeries } from './parse-series.ts';
import { recordKasko } from './record-kasko.ts';
import { recordSeries } from './record-series.ts';
import type { Table } from './series-table.ts';
import { writeMoves } from './write-moves.ts';

/** The figures as tables, as if read from files. */
export type SampleFigures = { readonly series: readonly Table[]; readonly kasko: Table };

/**
 * Stores the figures of the sample market (D19), read in the same way as those of a file. Real figures that are stored
 * already stay. Throws if they can't be read: then the code that generates them is wrong.
 */
export async function recordSampleFigures(
  deps: Pick<Deps, 'db' | 'clock'>,
  { series, kasko }: SampleFigures,
): Promise<void> {
  const now = deps.clock.now();
  const read = series.map((table) => parseSeries(table, now));
  const list = parseKasko(kasko, '', now);
  const months = read.flatMap((parsed) => (parsed && 'series' in parsed ? [...parsed.series] : []));
  if (read.some((parsed) => !parsed || 'reason' in parsed) || !list || 'reason' in list)
    throw new Error(`unreadable sample figures: ${JSON.stringify([...read, list])}`);
  await recordSeries(deps, new Map(months), true);
  await recordKasko(deps, list, false, true);
}

const HAS_SAMPLE = `select exists (select from market_series where is_sample)
  or exists (select from kasko_lists where is_sample) as has`;

/** Removes the figures of the sample market: nothing real may be compared with them. */
export async function removeSampleFigures(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = deps;
  const { rows } = await db.$client.query<{ has: boolean }>(HAS_SAMPLE);
  if (!rows[0]?.has) {
    // Another process may just have removed them; then this process must not keep its cache.
    if ((await keptLists(deps).head()).isSample) forgetKasko(db);
    return;
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table market_series, kasko_lists, kasko_types in share row exclusive mode`);
    await tx.delete(marketSeries).where(eq(marketSeries.isSample, true));
    await tx.delete(kaskoTypes).where(sql`exists (select from ${kaskoLists} where ${kaskoLists.isSample})`);
    await tx.delete(kaskoLists).where(eq(kaskoLists.isSample, true));
    await writeMoves(tx, clock.now());
  });
  forgetKasko(db);
}
