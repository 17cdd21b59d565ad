import { setImmediate } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import { OTHERS_OF_LOT } from '#server/features/intake/lots/index.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';
import { COMPARABLE_DAYS } from '#shared/comparables/comparables.ts';
import { type EstimateQuality, LEAST_TESTED, type TestedGroup } from '#shared/comparables/estimate-quality.ts';
import { qualityOf, type TestedSale, type TestResult, testEstimates } from '#shared/comparables/test-estimates.ts';
import { SETTLED_AFTER_DAYS } from '#shared/outcomes/outcome-rules.ts';
import { indexRegionOf } from '#shared/price-index/index-regions.ts';
import { DAY_MS, istanbulDate } from '#shared/text/dates.ts';
import { DOES_NOT_COUNT } from './counted-sales.ts';
import { LIKENESS_COLUMNS } from './lot-columns.ts';

/** The maximum number of sales read, latest first; the first MOST_HIDDEN of them are each hidden and estimated. */
const MOST_READ = 10_000;
const MOST_HIDDEN = 1000;
/** Sales tested per step: the first reader of a listing may wait for the test, other requests run between the steps. */
const TESTED_AT_ONCE = 50;
const MOST_KINDS = 10;
const KEPT_FOR_MS = 6 * 60 * 60_000;
const kept = new WeakMap<Deps['clock'], KeptValues<EstimateQuality>>();

/** The same sales as in findComparables: paid, of kinds that are compared, each lot once. */
const SALES = `select ${LIKENESS_COLUMNS}, p.price::float8 as price, p.sold_price::float8 as "soldPrice",
    p.end_date as "endDate", p.tur,
    concat_ws('|', p.il, p.category_number, p.tur, p.car_model, coalesce(p.is_share_sale, false),
      coalesce(p.sold_right, 'ownership')) as "group"
  from properties p
  where not p.is_open and p.status = 'sold' and p.hidden_at is null and p.sold_price > 0 and p.price > 0
    and p.end_date >= $1 and p.end_date < $2 and p.il is not null and p.category_number <> '3'
    and p.tur not like 'Diğer%' and p.is_office_place is not true
    and not exists (select from ${OTHERS_OF_LOT} and ${DOES_NOT_COUNT})
  order by p.end_date desc limit ${MOST_READ}`;

type Sale = TestedSale & { readonly tur: string };
type Tested = { readonly sale: Sale; readonly result: TestResult };

/** How well the latest real sales would have been estimated from the sales before them, by kind and region. */
export function estimateQuality(deps: Pick<Deps, 'db' | 'clock'>): Promise<EstimateQuality> {
  const values = kept.get(deps.clock) ?? new KeptValues<EstimateQuality>(deps.clock, KEPT_FOR_MS, 1);
  kept.set(deps.clock, values);
  return values.get('', () => testSales(deps));
}

async function testSales({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<EstimateQuality> {
  const until = clock.now().getTime() - SETTLED_AFTER_DAYS * DAY_MS;
  const values = [new Date(until - COMPARABLE_DAYS * DAY_MS), new Date(until)];
  const { rows } = await db.$client.query<Sale>({ name: 'tested-sales', text: SALES, values });
  const tested: Tested[] = [];
  for (let at = 0; at < Math.min(rows.length, MOST_HIDDEN); at += TESTED_AT_ONCE) {
    tested.push(...testEstimates(rows, rows.slice(at, Math.min(at + TESTED_AT_ONCE, MOST_HIDDEN))));
    await setImmediate();
  }
  return {
    asOf: istanbulDate(clock.now()),
    all: groupOf('Tümü', tested)[0] ?? null,
    kinds: groupsBy(tested, ({ tur }) => tur).slice(0, MOST_KINDS),
    regions: groupsBy(tested, ({ il }) => indexRegionOf(il ?? '')?.name),
  };
}

function groupOf(name: string, tested: readonly Tested[]): TestedGroup[] {
  const quality = qualityOf(
    name,
    tested.map(({ result }) => result),
  );
  return quality && quality.estimated >= LEAST_TESTED ? [quality] : [];
}

function groupsBy(tested: readonly Tested[], nameOf: (sale: Sale) => string | undefined): TestedGroup[] {
  return [...Map.groupBy(tested, ({ sale }) => nameOf(sale))]
    .flatMap(([name, group]) => (name === undefined ? [] : groupOf(name, group)))
    .toSorted((a, b) => b.estimated - a.estimated);
}
