import type { Deps } from '#server/deps.ts';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { OutcomeCounts, Round } from '#shared/outcomes/area-outcomes.ts';
import { LEAST_PRICES } from '#shared/outcomes/outcome-rules.ts';
import { noticeFloors } from './notice-floors.ts';

/** The auctions to count: of some provinces (all if undefined), of a district, of a kind. */
export type OutcomePlace = {
  readonly provinces?: readonly string[] | undefined;
  readonly district?: string | undefined;
  readonly category?: CategoryNumber | undefined;
};
export type Span = { readonly from: Date; readonly until: Date };

const TOLD = `('sold', 'unsold', 'annulled')`;
/**
 * Each ended auction with its result. A second round after an auction of the same lot shows that nobody paid. An
 * auction seen at two sources counts once, preferably where its result is known. The other auctions of the lots are
 * joined in one step, because a query per auction takes seconds for a whole country. They are materialized, because the
 * planner expects few rows for a district and would compute them again for each auction.
 */
const OUTCOMES = `with ended as materialized (
    select p.id, p.second_round, p.round_is_derived, p.end_date, p.il, p.category_number, p.status, p.price, p.sold_price, p.bid_count,
      p.first_seen_at, p.source
    from properties p
    where not p.is_open and p.hidden_at is null and p.end_date >= $1 and p.end_date < $2
      and ($3::text[] is null or p.il = any($3)) and ($4::text is null or p.ilce = $4)
      and ($5::text is null or p.category_number = $5)
  ), links as (
    select p.id, p.second_round, p.end_date, p.status, l.other_id
    from ended p join lot_links l on l.property_id = p.id
    union all select p.id, p.second_round, p.end_date, p.status, l.property_id
    from ended p join lot_links l on l.other_id = p.id
  ), others as materialized (
    select p.id, bool_or(p.second_round = '0' and o.second_round = '1' and o.end_date > p.end_date) as is_followed,
      bool_or(o.hidden_at is null and o.second_round = p.second_round
        and abs(extract(epoch from o.end_date - p.end_date)) < 172800
        and case when (o.status in ${TOLD}) = (p.status in ${TOLD}) then o.id < p.id else o.status in ${TOLD} end
      ) as is_counted,
      min(o.first_seen_at) as first_seen_at, (array_agg(o.source order by o.first_seen_at))[1] as source
    from links p join properties o on o.id = p.other_id
    group by p.id
  ), seen as (
    select p.*, others.is_followed, others.is_counted,
      least(p.first_seen_at, others.first_seen_at) as noticed_at,
      case when others.first_seen_at < p.first_seen_at then others.source else p.source end as noticed_by
    from ended p left join others using (id)
  )
  select case when second_round = '1' then 2 when not round_is_derived then 1 end as round, end_date, il, category_number,
    case when status = 'withdrawn' then 'withdrawn' when is_followed or status = 'annulled' then 'unsold'
      when status = 'ended' then 'unknown' else status end as outcome,
    case when price > 0 then sold_price / price end as ratio,
    case when status = 'sold' and noticed_at < end_date and noticed_at >= ($6::jsonb ->> noticed_by)::timestamptz
      then extract(epoch from end_date - noticed_at) / 86400 end as days,
    case when status = 'sold' and bid_count > 0 then bid_count end as bids
  from seen where is_counted is not true`;
/** Sold, and its first notice was seen when it was new: auctions already there at our first visit had begun earlier. */
const TIMED = `outcome = 'sold' and days is not null`;
/** Sold, and the source states the number of bids. */
const BID = `outcome = 'sold' and bids is not null`;
const PRICED = `outcome = 'sold' and ratio is not null`;

const FIGURES = `count(*) filter (where outcome <> 'withdrawn')::int as ended,
    count(*) filter (where outcome = 'sold')::int as sold,
    count(*) filter (where outcome = 'unsold')::int as unsold,
    count(*) filter (where outcome = 'unknown')::int as unknown,
    count(*) filter (where outcome = 'withdrawn')::int as withdrawn,
    count(*) filter (where round = 2 and outcome <> 'withdrawn')::int as "secondRounds",
    count(*) filter (where round is null and outcome <> 'withdrawn')::int as "untoldRounds",
    count(*) filter (where ${PRICED})::int as prices,
    percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ratio::float8) filter (where ${PRICED}) as quartiles,
    count(*) filter (where ${TIMED})::int as timed,
    percentile_cont(array[0.25, 0.5, 0.75]) within group (order by days::float8) filter (where ${TIMED})
      as "dayQuartiles",
    count(*) filter (where ${BID})::int as bid,
    percentile_cont(array[0.25, 0.5, 0.75]) within group (order by bids::float8) filter (where ${BID})
      as "bidQuartiles"`;

const COUNTS = `with outcomes as materialized (${OUTCOMES})
  select case when grouping(round) = 0 then 'round' else 'all' end as level, round, ${FIGURES}
  from outcomes group by grouping sets ((), (round))`;

const GROUPS = `with outcomes as materialized (${OUTCOMES})
  select case when grouping(il) = 0 then 'province' when grouping(category_number) = 0 then 'kind'
      when grouping(round) = 0 then 'round' else 'all' end as level, il, category_number as category, round, ${FIGURES}
  from outcomes group by grouping sets ((), (il), (category_number), (round))`;

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
  /** Sales with a known number of bids, and its quartiles. */
  readonly bid: number;
  readonly bidQuartiles: readonly number[] | null;
};
/** The counts of a place without an ended auction. */
export const NOTHING_COUNTED: Counted = {
  ended: 0,
  sold: 0,
  unsold: 0,
  unknown: 0,
  withdrawn: 0,
  secondRounds: 0,
  untoldRounds: 0,
  prices: 0,
  quartiles: null,
  timed: 0,
  dayQuartiles: null,
  bid: 0,
  bidQuartiles: null,
};
/** The counts of everything, a kind, a province or a round (null: not known). */
export type CountedGroup = Counted & {
  readonly level: 'all' | 'kind' | 'province' | 'round';
  readonly il: string | null;
  readonly category: CategoryNumber | null;
  readonly round: Round | null;
};
/** The counts of a place as a whole, and of each of its rounds that has an ended or withdrawn auction. */
export type CountedPlace = { readonly all: Counted; readonly rounds: ReadonlyMap<Round, Counted> };
export type MonthRow = { readonly month: string; readonly prices: number; readonly median: number };

type Reading = Pick<Deps, 'db' | 'clock'>;

/** Runs a query with a plan for these values: a generic plan would join a country's auctions like a district's. */
async function ask<Row extends object>(
  deps: Reading,
  statement: string,
  { provinces, district, category }: OutcomePlace,
  { from, until }: Span,
): Promise<Row[]> {
  const floors = await noticeFloors(deps);
  const values = [from, until, provinces ?? null, district ?? null, category ?? null, floors];
  const client = await deps.db.$client.connect();
  try {
    await client.query('begin read only; set local plan_cache_mode = force_custom_plan');
    const { rows } = await client.query<Row>(statement, values);
    return rows;
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}

type PlaceRow = Counted & { readonly level: 'all' | 'round'; readonly round: Round | null };

/** Counts how the auctions of a place ended, overall and by round, and the quartiles of price by appraisal. */
export async function countOutcomes(deps: Reading, place: OutcomePlace, span: Span): Promise<CountedPlace> {
  const rows = await ask<PlaceRow>(deps, COUNTS, place, span);
  const all = rows.find(({ level }) => level === 'all');
  if (!all) throw new Error('no counts of outcomes');
  return { all, rounds: new Map(rows.flatMap((row) => (row.round === null ? [] : [[row.round, row] as const]))) };
}

/** The same counts for the whole country, each kind, each province and each round. */
export function countGroups(deps: Reading, span: Span): Promise<CountedGroup[]> {
  return ask(deps, GROUPS, {}, span);
}

/** The median of price by appraisal of each month with enough prices. */
export function listMonths(deps: Reading, place: OutcomePlace, span: Span): Promise<MonthRow[]> {
  return ask(deps, MONTHS, place, span);
}
