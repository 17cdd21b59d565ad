import type { Database, Transaction } from '#server/database/open-database.ts';
import { marketSeries } from '#server/database/tables/market-series.ts';
import type { SeriesByName } from './parse-series.ts';

/** All stored months, by series. */
export async function readAllSeries(db: Database | Transaction): Promise<SeriesByName> {
  const read = new Map<string, Map<string, number>>();
  for (const { series, month, value } of await db.select().from(marketSeries))
    read.set(series, (read.get(series) ?? new Map<string, number>()).set(month, value));
  return read;
}
