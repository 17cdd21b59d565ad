import type { Database, Transaction } from '#server/database/open-database.ts';
import { marketSeries } from '#server/database/tables/market-series.ts';
import type { SeriesByName } from './parse-series.ts';

export type StoredSeries = {
  readonly series: SeriesByName;
  /**
   * Whether they belong to the sample market (D19): values derived from them must not be shown as the central bank's.
   */
  readonly isSample: boolean;
};

/** Returns all stored months, by series; sample and real ones are never stored together. */
export async function readAllSeries(db: Database | Transaction): Promise<StoredSeries> {
  const read = new Map<string, Map<string, number>>();
  const rows = await db.select().from(marketSeries);
  for (const { series, month, value } of rows)
    read.set(series, (read.get(series) ?? new Map<string, number>()).set(month, value));
  return { series: read, isSample: rows.some(({ isSample }) => isSample) };
}
