import { generateSampleRecords } from '#sample/generate-sample-records.ts';
import type { SampleFiles } from '#sample/sample-files.ts';
import { withReadDescription, withTitle } from '#server/features/intake/notice-to-record/index.ts';
import { qualityOf, testEstimates } from '#shared/comparables/test-estimates.ts';
import { ALL_SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { seededRandom } from '#tests/support/scoring/seeded-random.ts';
import type { BenchServer } from '../bench-database.ts';
import { printTable, tell } from '../report.ts';
import type { Rounds } from '../search.bench.ts';
import { benchAreaPages } from './area-pages.bench.ts';
import { benchComparables } from './comparables.bench.ts';
import { withEndedMarket } from './ended-market.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const SIZE = 60_000;
const MOST_ROWS = 11;

const FILES: SampleFiles = {
  // safe: every sub-category
  pictures: Object.fromEntries(
    ALL_SUB_CATEGORIES.map((name) => [name, Array.from({ length: 6 }, (_, at) => `/${name}-${at}.webp`)]),
  ) as unknown as SampleFiles['pictures'],
  documentUrl: (name) => name,
};

type Sale = ReturnType<typeof saleOf>;

const random = seededRandom(38);

/** The sample has no sale prices, so they are generated: from a level for each province and a skewed random part. */
const levels = new Map<string | null, number>();
function madePrice({ il, price }: ListingRecord): number {
  const level = levels.get(il) ?? 0.65 + 0.3 * random();
  levels.set(il, level);
  return (price ?? 0) * Math.max(0.5, level * (1 + 0.35 * (random() + random() - 0.8)));
}

/** A sale of the sample, in the form of `findComparables`. */
function saleOf(record: ListingRecord, endDate: Date) {
  const { values } = withReadDescription(withTitle(record)).noticeValues ?? { values: undefined };
  const { il, ilce, mahalleKoy, secondRound, roundIsDerived, categoryNumber, tur, carModel, hisse } = record;
  const group = [il, categoryNumber, tur, carModel, hisse === null ? 'whole' : 'share'].join('|');
  const [areaM2, modelYear] = [values?.areaM2?.value ?? null, values?.modelYear?.value ?? null];
  const [price, soldPrice] = [record.price ?? 0, madePrice(record)];
  return {
    il,
    ilce,
    mahalleKoy,
    secondRound,
    roundIsDerived,
    hisse,
    isShareSale: hisse !== null,
    categoryNumber,
    tur,
    areaM2,
    modelYear,
    price,
    soldPrice,
    endDate,
    group,
  };
}

/**
 * Hides each sale of the generated market and estimates it from those that ended before it. Its prices are random, so
 * this measures the rules and the range, not Turkish prices.
 */
function benchBackTest(): void {
  tell('estimates');
  const sales: Sale[] = [];
  for (const record of generateSampleRecords({ size: SIZE, now: NOW, files: FILES }))
    if (record.status === 'sold' && record.price && record.endDate && record.categoryNumber !== '3')
      sales.push(saleOf(record, record.endDate));
  const tested = testEstimates(sales);
  const rows = [['**all**', tested] as const, ...Map.groupBy(tested, ({ sale }) => sale.tur)]
    .toSorted((a, b) => b[1].length - a[1].length)
    .slice(0, MOST_ROWS)
    .map(([name, group]) =>
      qualityOf(
        name,
        group.map(({ result }) => result),
      ),
    )
    .filter((quality) => quality !== undefined)
    .map(({ covered, ...figures }) => [...Object.values(figures), covered.percent].map(String));
  printTable(
    'Estimates',
    `Back-test: each of ${sales.length} sales of a generated market of ${SIZE} is hidden and estimated from earlier ones.`,
    ['kind', 'sales', 'estimated', 'median error %', 'within 10 %', 'within 20 %', 'in the range %'],
    rows,
  );
}

/**
 * Runs the back test on the generated market. Then measures comparables in a large archive, and pages of places in it.
 */
export async function benchEstimates(at: BenchServer, rounds: Rounds): Promise<void> {
  benchBackTest();
  await withEndedMarket(at, async (database) => {
    await benchComparables(database.deps);
    await benchAreaPages(at, database, rounds);
  });
}
