import type { Deps } from '#server/deps.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';
import type { MonthlyOutcomes, OutcomeGroup } from '#shared/outcomes/monthly-outcomes.ts';
import { LEAST_ENDED, SETTLED_AFTER_DAYS } from '#shared/outcomes/outcome-rules.ts';
import { LICENCE_ADDRESSES } from '#shared/outcomes/results-licences.ts';
import { soldRate } from '#shared/outcomes/sold-rate.ts';
import { type IndexMonth, monthsLater } from '#shared/price-index/index-months.ts';
import { DAY_MS, istanbulDate, istanbulMidnight } from '#shared/text/dates.ts';
import { compareTurkish } from '#shared/text/turkish-text.ts';
import { type Counted, countGroups, listMonths, type Span } from './count-outcomes.ts';
import { bidsOf, countsOf, daysOf, monthsOf, ratioOf } from './figures.ts';

type Reading = Pick<Deps, 'db' | 'clock' | 'config'>;
type Kept = { readonly outcomes: KeptValues<MonthlyOutcomes>; readonly months: KeptValues<readonly IndexMonth[]> };

const KEPT_FOR_MS = 10 * 60_000;
const MOST_KEPT = 24;
const kept = new WeakMap<Deps['clock'], Kept>();

function keptOf(clock: Deps['clock']): Kept {
  const values = kept.get(clock) ?? {
    outcomes: new KeptValues<MonthlyOutcomes>(clock, KEPT_FOR_MS, MOST_KEPT),
    months: new KeptValues<readonly IndexMonth[]>(clock, KEPT_FOR_MS, 1),
  };
  kept.set(clock, values);
  return values;
}

/** Clears this process's cache after new results have arrived. */
export function forgetMonths(clock: Deps['clock']): void {
  kept.delete(clock);
}

const MONTHS = `select to_char(end_date at time zone 'Europe/Istanbul', 'YYYY-MM') as month from properties
  where not is_open and hidden_at is null and status <> 'withdrawn' and end_date < $1
  group by month having count(*) >= ${LEAST_ENDED} order by month`;

const startOfMonth = (month: IndexMonth) => istanbulMidnight(`${month}-01`);

/**
 * The months that have a page, oldest first: those that ended three weeks ago or earlier, with enough ended auctions.
 */
export function listOutcomeMonths(deps: Pick<Deps, 'db' | 'clock'>): Promise<readonly IndexMonth[]> {
  return keptOf(deps.clock).months.get('', async () => {
    const settled = new Date(deps.clock.now().getTime() - SETTLED_AFTER_DAYS * DAY_MS);
    const end = startOfMonth(istanbulDate(settled).slice(0, 7));
    const { rows } = await deps.db.$client.query<{ month: string }>(MONTHS, [end]);
    return rows.map(({ month }) => month);
  });
}

/** How the auctions that ended in a month turned out; undefined for a month without a page. */
export async function monthlyOutcomes(deps: Reading, month: IndexMonth): Promise<MonthlyOutcomes | undefined> {
  const months = await listOutcomeMonths(deps);
  if (!months.includes(month)) return undefined;
  return keptOf(deps.clock).outcomes.get(month, () => readMonth(deps, month, months));
}

async function readMonth(deps: Reading, month: IndexMonth, months: readonly IndexMonth[]): Promise<MonthlyOutcomes> {
  const next = monthsLater(month, 1);
  const span: Span = { from: startOfMonth(month), until: startOfMonth(next) };
  const year: Span = { from: startOfMonth(monthsLater(month, -11)), until: span.until };
  const [groups, trend] = await Promise.all([countGroups(deps, span), listMonths(deps, {}, year)]);
  const all = groups.find(({ level }) => level === 'all');
  if (!all) throw new Error('no sum of the outcomes of a month');
  const licence = deps.config.RESULTS_LICENCE;
  const at = months.indexOf(month);
  return {
    month,
    asOf: istanbulDate(deps.clock.now()),
    licence: licence ? { name: licence, address: LICENCE_ADDRESSES[licence] } : null,
    previous: months[at - 1] ?? null,
    next: months[at + 1] ?? null,
    all: groupOf(all),
    kinds: groups
      .flatMap((row) => (row.level === 'kind' && row.category ? [{ category: row.category, ...groupOf(row) }] : []))
      .toSorted((a, b) => a.category.localeCompare(b.category)),
    rounds: groups
      .flatMap((row) => (row.level === 'round' && row.round ? [{ round: row.round, ...groupOf(row) }] : []))
      .toSorted((a, b) => a.round - b.round),
    provinces: groups
      .flatMap((row) => (row.level === 'province' && row.il ? [{ name: row.il, ...groupOf(row) }] : []))
      .toSorted((a, b) => compareTurkish(a.name, b.name)),
    months: monthsOf(trend),
  };
}

function groupOf(counted: Counted): OutcomeGroup {
  const counts = countsOf(counted);
  return {
    counts,
    rate: soldRate(counts) ?? null,
    ratio: ratioOf(counted) ?? null,
    days: daysOf(counted) ?? null,
    bids: bidsOf(counted) ?? null,
  };
}
