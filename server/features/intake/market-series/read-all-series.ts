import type { Database, Transaction } from '#server/database/open-database.ts';
import { marketSeries } from '#server/database/tables/market-series.ts';
import type { SeriesByName } from './parse-series.ts';

export type StoredSeries = {
  readonly series: SeriesByName;
  /** They were made for the generated market (D19): nothing that follows from them is told as the central bank's. */
  readonly isSample: boolean;
};

/** All stored months, by series; made ones and real ones never stand beside each other. */
export async function readAllSeries(db: Database | Transaction): Promise<StoredSeries> {
  const read = new Map<string, Map<string, number>>();
  const rows = await db.select().from(marketSeries);
  for (const { series, month, value } of rows)
    read.set(series, (read.get(series) ?? new Map<string, number>()).set(month, value));
  return { series: read, isSample: rows.some(({ isSample }) => isSample) };
}
