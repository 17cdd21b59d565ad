import { sql } from 'drizzle-orm';
import { marketSeries } from '#server/database/tables/market-series.ts';
import type { Deps } from '#server/deps.ts';
import { medianOf } from '#shared/figures/median.ts';
import { monthsBetween, spanOf } from '#shared/price-index/index-months.ts';
import { isStep, type SeriesByName } from './parse-series.ts';
import { readAllSeries } from './read-all-series.ts';
import { writeMoves } from './write-moves.ts';

export type SeriesCounts = {
  readonly series: number;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  /** `yyyy-mm` */
  readonly lastMonth: string;
};

type Months = ReadonlyMap<string, number>;
/** The largest plausible revision of a month; above it, the series is a different one. */
const LARGEST_REVISION = 0.15;
/** The largest median difference of the months with which the base still counts as the same. */
const SAME_BASE = 0.02;
const FEWEST_COMMON = 3;
const BATCH = 1000;

/**
 * Stores monthly figures, in one transaction. Adds new months and replaces revised ones; deletes nothing. A series with
 * another base replaces the stored one only if it has all of its months. Figures that are inconsistent with the stored
 * ones are rejected with a reason in Turkish, and the stored series stays. `isSample`: they belong to the sample market
 * (D19). Real figures replace all sample ones, never the other way round.
 */
export async function recordSeries(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  given: SeriesByName,
  isSample = false,
): Promise<SeriesCounts | { readonly reason: string }> {
  return db.transaction(async (tx) => {
    // Two concurrent imports would compare with the same previous months.
    await tx.execute(sql`lock table market_series in share row exclusive mode`);
    const held = await readAllSeries(tx);
    if (isSample && held.series.size > 0 && !held.isSample) return { reason: 'gerçek bir seri kayıtlı' };
    if (held.isSample) await tx.delete(marketSeries);
    const stored: SeriesByName = held.isSample ? new Map() : held.series;
    for (const [series, months] of given) {
      const reason = misfit(stored.get(series), months);
      if (reason !== undefined) return { reason: `${series}: ${reason}` };
    }
    let [inserted, updated, unchanged] = [0, 0, 0];
    const changed: (typeof marketSeries.$inferInsert)[] = [];
    for (const [series, months] of given)
      for (const [month, value] of months) {
        const known = stored.get(series)?.get(month);
        if (known === value) unchanged += 1;
        else changed.push({ series, month, value, importedAt: clock.now(), isSample });
        if (known === undefined) inserted += 1;
        else if (known !== value) updated += 1;
      }
    for (let from = 0; from < changed.length; from += BATCH)
      await tx
        .insert(marketSeries)
        .values(changed.slice(from, from + BATCH))
        .onConflictDoUpdate({
          target: [marketSeries.series, marketSeries.month],
          set: { value: sql`excluded.value`, importedAt: sql`excluded.imported_at` },
        });
    if (changed.length > 0) await writeMoves(tx, clock.now());
    const lastMonth = [...given.values()].flatMap((months) => [...months.keys()]).reduce((a, b) => (a > b ? a : b));
    return { series: given.size, inserted, updated, unchanged, lastMonth };
  });
}

/** Returns why the months of a file are inconsistent with the stored ones. */
function misfit(stored: Months | undefined, given: Months): string | undefined {
  const span = stored && spanOf(stored);
  const own = spanOf(given);
  if (!stored || !span || !own) return undefined;
  const ratios = [...given].flatMap(([month, value]) => {
    const known = stored.get(month);
    return known === undefined ? [] : [value / known];
  });
  if (ratios.length === 0) return adjoining(stored, given, [span, own]);
  const middle = medianOf(ratios) ?? 1;
  if (ratios.some((ratio) => Math.abs(ratio / middle - 1) > LARGEST_REVISION))
    return 'kayıtlı seriyle uyuşmuyor; başka bir seri olabilir';
  if (Math.abs(middle - 1) <= SAME_BASE) return undefined;
  if (ratios.length < FEWEST_COMMON || [...stored.keys()].some((month) => !given.has(month)))
    return 'bazı değişmiş; kayıtlı bütün ayları içeren dosya gerekiyor';
  return undefined;
}

/** Without a common month, the two must follow each other without a gap or a jump. */
function adjoining(
  stored: Months,
  given: Months,
  [span, own]: readonly [{ first: string; last: string }, { first: string; last: string }],
): string | undefined {
  const [before, after] =
    own.first > span.last
      ? [stored.get(span.last), given.get(own.first)]
      : [given.get(own.last), stored.get(span.first)];
  const gap = own.first > span.last ? monthsBetween(span.last, own.first) : monthsBetween(own.last, span.first);
  if (gap !== 1 || before === undefined || after === undefined) return 'kayıtlı seriyle ortak ayı yok';
  return isStep(before, after) ? 'kayıtlı seriyle uyuşmuyor; bazı değişmiş olabilir' : undefined;
}
