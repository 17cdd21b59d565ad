import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { monthsLater, spanOf } from '#shared/price-index/index-months.ts';
import { COUNTRY_INDEX, INDEX_PROVINCES, indexRegionOf } from '#shared/price-index/index-regions.ts';
import { isLate, leastMove } from '#shared/price-index/move-amount.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { readAllSeries } from './read-all-series.ts';

/** One day in each half of a month. */
const DAYS = ['01', '28'];

/**
 * Writes `appraisal_moves` from the stored series as of today. The database adjusts appraisals with this table, so that
 * only `leastMove` implements the rule. Unchanged rows are not written.
 */
export async function writeMoves(tx: Transaction, now: Date): Promise<void> {
  const { series } = await readAllSeries(tx);
  const today = istanbulDate(now);
  const rows = INDEX_PROVINCES.flatMap((province) => {
    const own = series.get(`KFE:${indexRegionOf(province)?.code}`) ?? series.get(`KFE:${COUNTRY_INDEX}`);
    const span = own && spanOf(own);
    if (!own || !span) return [];
    const moves = [];
    for (let month = span.first; month < span.last; month = monthsLater(month, 1))
      for (const day of DAYS.map((number) => `${month}-${number}`)) {
        const move = leastMove(day, own, today);
        if (move) moves.push({ province, month, isLate: isLate(day), ...move });
      }
    return moves;
  });
  await tx.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as g(province text, month text, "isLate" boolean, last float8, start float8)
    ), gone as (
      delete from appraisal_moves m
      where not exists (
        select from given g where g.province = m.province and g.month = m.month and g."isLate" = m.is_late
      )
    )
    insert into appraisal_moves as m (province, month, is_late, last, start) select * from given
    on conflict (province, month, is_late) do update set last = excluded.last, start = excluded.start
    where (m.last, m.start) is distinct from (excluded.last, excluded.start)`);
}
