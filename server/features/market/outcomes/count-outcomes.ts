import type { Deps } from '#server/deps.ts';
import { OTHERS_OF_LOT } from '#server/features/intake/lots/index.ts';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { OutcomeCounts } from '#shared/outcomes/area-outcomes.ts';
import { LEAST_PRICES } from '#shared/outcomes/outcome-rules.ts';
import { noticeFloors } from './notice-floors.ts';

/** Which auctions are counted: those of provinces (all where none is named), of a district, of a kind. */
export type OutcomePlace = {
  readonly provinces?: readonly string[] | undefined;
  readonly district?: string | undefined;
  readonly category?: CategoryNumber | undefined;
};
export type Span = { readonly from: Date; readonly until: Date };

const TOLD = `('sold', 'unsold', 'annulled')`;
/**
 * Each ended auction with its result. A second round that follows an auction of the same lot tells that nobody
 * paid. The same auction seen at two sources counts once, where its result is told.
 */
const OUTCOMES = `select p.second_round = '1' as is_second, p.end_date, p.il, p.category_number,
      case when p.status = 'withdrawn' then 'withdrawn'
        when p.second_round = '0' and exists (
          select from ${OTHERS_OF_LOT} and o.second_round = '1' and o.end_date > p.end_date
        ) then 'unsold'
        when p.status = 'annulled' then 'unsold' when p.status = 'ended' then 'unknown' else p.status end as outcome,
      case when p.price > 0 then p.sold_price / p.price end as ratio,
      case when p.status = 'sold' then (
        select extract(epoch from p.end_date - first.first_seen_at) / 86400 from (
          select p.first_seen_at, p.source union all select o.first_seen_at, o.source from ${OTHERS_OF_LOT}
          order by first_seen_at limit 1
        ) first
        where first.first_seen_at < p.end_date and first.first_seen_at >= ($6::jsonb ->> first.source)::timestamptz
      ) end as days,
      case when p.status = 'sold' and p.bid_count > 0 then p.bid_count end as bids
    from properties p
    where not p.is_open and p.hidden_at is null and p.end_date >= $1 and p.end_date < $2
      and ($3::text[] is null or p.il = any($3)) and ($4::text is null or p.ilce = $4)
      and ($5::text is null or p.category_number = $5)
      and not exists (
        select from ${OTHERS_OF_LOT} and o.hidden_at is null and o.second_round = p.second_round
          and abs(extract(epoch from o.end_date - p.end_date)) < 172800
          and case when (o.status in ${TOLD}) = (p.status in ${TOLD}) then o.id < p.id
            else o.status in ${TOLD} end
      )`;
/** Sold, and its first notice was seen when it was new: what we found already there had begun earlier. */
const TIMED = `outcome = 'sold' and days is not null`;
/** Sold, and the source says how often people bid. */
const BID = `outcome = 'sold' and bids is not null`;
const PRICED = `outcome = 'sold' and ratio is not null`;

const FIGURES = `count(*) filter (where outcome <> 'withdrawn')::int as ended,
    count(*) filter (where outcome = 'sold')::int as sold,
    count(*) filter (where outcome = 'unsold')::int as unsold,
    count(*) filter (where outcome = 'unknown')::int as unknown,
    count(*) filter (where outcome = 'withdrawn')::int as withdrawn,
    count(*) filter (where is_second and outcome <> 'withdrawn')::int as "secondRounds",
    count(*) filter (where ${PRICED})::int as prices,
    percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ratio::float8) filter (where ${PRICED}) as quartiles,
    count(*) filter (where ${TIMED})::int as timed,
    percentile_cont(array[0.25, 0.5, 0.75]) within group (order by days::float8) filter (where ${TIMED})
      as "dayQuartiles",
    count(*) filter (where ${BID})::int as bid,
    percentile_cont(array[0.25, 0.5, 0.75]) within group (order by bids::float8) filter (where ${BID})
      as "bidQuartiles"`;

const COUNTS = `with outcomes as materialized (${OUTCOMES}) select ${FIGURES} from outcomes`;

const GROUPS = `with outcomes as materialized (${OUTCOMES})
  select case when grouping(il) = 0 then 'province' when grouping(category_number) = 0 then 'kind' else 'all' end
    as level, il, category_number as category, ${FIGURES}
  from outcomes group by grouping sets ((), (il), (category_number))`;

const MONTHS = `with outcomes as materialized (${OUTCOMES})
  select to_char(end_date at time zone 'Europe/Istanbul', 'YYYY-MM') as month, count(*)::int as prices,
    percentile_cont(0.5) within group (order by ratio::float8) as median
  from outcomes where ${PRICED} group by month having count(*) >= ${LEAST_PRICES} order by month`;

export type Counted = OutcomeCounts & {
  readonly prices: number;
  readonly quartiles: readonly number[] | null;
  /** Sales whose first notice was seen when it was new, and quartiles of the days from it to the sale. */
  readonly timed: number;
  readonly dayQuartiles: readonly number[] | null;
  /** Sales of which the number of bids is told, and its quartiles. */
  readonly bid: number;
  readonly bidQuartiles: readonly number[] | null;
};
/** The whole, a kind, or a province (null: not known). */
export type CountedGroup = Counted & {
  readonly level: 'all' | 'kind' | 'province';
  readonly il: string | null;
  readonly category: CategoryNumber | null;
};
export type MonthRow = { readonly month: string; readonly prices: number; readonly median: number };

const valuesOf = async (deps: Reading, { provinces, district, category }: OutcomePlace, { from, until }: Span) => [
  from,
  until,
  provinces ?? null,
  district ?? null,
  category ?? null,
  await noticeFloors(deps),
];
type Reading = Pick<Deps, 'db' | 'clock'>;

/** How the auctions of a place ended, and the quartiles of price by appraisal. */
export async function countOutcomes(deps: Reading, place: OutcomePlace, span: Span): Promise<Counted> {
  const { rows } = await deps.db.$client.query<Counted>({
    name: 'count-outcomes',
    text: COUNTS,
    values: await valuesOf(deps, place, span),
  });
  const [row] = rows;
  if (!row) throw new Error('no counts of outcomes');
  return row;
}

/** The same of the whole country, of each kind and of each province. */
export async function countGroups(deps: Reading, span: Span): Promise<CountedGroup[]> {
  const { rows } = await deps.db.$client.query<CountedGroup>({
    name: 'outcome-groups',
    text: GROUPS,
    values: await valuesOf(deps, {}, span),
  });
  return rows;
}

/** The median of price by appraisal of each month with enough prices. */
export async function listMonths(deps: Reading, place: OutcomePlace, span: Span): Promise<MonthRow[]> {
  const { rows } = await deps.db.$client.query<MonthRow>({
    name: 'outcome-months',
    text: MONTHS,
    values: await valuesOf(deps, place, span),
  });
  return rows;
}
