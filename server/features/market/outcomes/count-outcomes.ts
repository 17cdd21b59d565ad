import type { Deps } from '#server/deps.ts';
import { OTHERS_OF_LOT } from '#server/features/intake/lots/index.ts';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import { LEAST_PRICES, type OutcomeCounts } from '#shared/outcomes/area-outcomes.ts';

/** Which auctions are counted: those of provinces (all where none is named), of a district, of a kind. */
export type OutcomePlace = {
  readonly provinces?: readonly string[] | undefined;
  readonly district?: string | undefined;
  readonly category?: CategoryNumber | undefined;
};
export type Span = { readonly from: Date; readonly until: Date };

/**
 * Each ended auction with its result. A second round that follows an auction of the same lot tells that nobody
 * paid. The same auction seen at two sources counts once, where its result is told.
 */
const OUTCOMES = `select p.second_round = '1' as is_second, p.end_date,
      case when p.status = 'withdrawn' then 'withdrawn'
        when p.second_round = '0' and exists (
          select from ${OTHERS_OF_LOT} and o.second_round = '1' and o.end_date > p.end_date
        ) then 'unsold'
        when p.status = 'ended' then 'unknown' else p.status end as outcome,
      case when p.price > 0 then p.sold_price / p.price end as ratio
    from properties p
    where not p.is_open and p.hidden_at is null and p.end_date >= $1 and p.end_date < $2
      and ($3::text[] is null or p.il = any($3)) and ($4::text is null or p.ilce = $4)
      and ($5::text is null or p.category_number = $5)
      and not exists (
        select from ${OTHERS_OF_LOT} and o.hidden_at is null and o.second_round = p.second_round
          and abs(extract(epoch from o.end_date - p.end_date)) < 172800
          and case when (o.status in ('sold', 'unsold')) = (p.status in ('sold', 'unsold')) then o.id < p.id
            else o.status in ('sold', 'unsold') end
      )`;
const PRICED = `outcome = 'sold' and ratio is not null`;

const COUNTS = `with outcomes as materialized (${OUTCOMES})
  select count(*) filter (where outcome <> 'withdrawn')::int as ended,
    count(*) filter (where outcome = 'sold')::int as sold,
    count(*) filter (where outcome = 'unsold')::int as unsold,
    count(*) filter (where outcome = 'unknown')::int as unknown,
    count(*) filter (where outcome = 'withdrawn')::int as withdrawn,
    count(*) filter (where is_second and outcome <> 'withdrawn')::int as "secondRounds",
    count(*) filter (where ${PRICED})::int as prices,
    percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ratio::float8) filter (where ${PRICED}) as quartiles
  from outcomes`;

const MONTHS = `with outcomes as materialized (${OUTCOMES})
  select to_char(end_date at time zone 'Europe/Istanbul', 'YYYY-MM') as month, count(*)::int as prices,
    percentile_cont(0.5) within group (order by ratio::float8) as median
  from outcomes where ${PRICED} group by month having count(*) >= ${LEAST_PRICES} order by month`;

export type Counted = OutcomeCounts & { readonly prices: number; readonly quartiles: readonly number[] | null };
export type MonthRow = { readonly month: string; readonly prices: number; readonly median: number };

const valuesOf = ({ provinces, district, category }: OutcomePlace, { from, until }: Span) => [
  from,
  until,
  provinces ?? null,
  district ?? null,
  category ?? null,
];

/** How the auctions of a place ended, and the quartiles of price by appraisal. */
export async function countOutcomes({ db }: Pick<Deps, 'db'>, place: OutcomePlace, span: Span): Promise<Counted> {
  const { rows } = await db.$client.query<Counted>({
    name: 'count-outcomes',
    text: COUNTS,
    values: valuesOf(place, span),
  });
  const [row] = rows;
  if (!row) throw new Error('no counts of outcomes');
  return row;
}

/** The median of price by appraisal of each month with enough prices. */
export async function listMonths({ db }: Pick<Deps, 'db'>, place: OutcomePlace, span: Span): Promise<MonthRow[]> {
  const { rows } = await db.$client.query<MonthRow>({
    name: 'outcome-months',
    text: MONTHS,
    values: valuesOf(place, span),
  });
  return rows;
}
