import type { Deps } from '#server/deps.ts';
import { LAW } from '#shared/law/law-figures.ts';
import type { MarketSummary } from '#shared/listing-search.ts';
import { DAY_MS, startOfIstanbulDay } from '#shared/text/dates.ts';

/** The maximum number of results shown, among the auctions that ended last. */
const MOST_RESULTS = 4;
const LOOKED_THROUGH = 500;
/** The bidding may begin some days earlier or later than the law says. */
const OFF_DAYS = 3;

/** The numbers of auctions that will still end, and that open, within a day; derived days don't count. */
const TODAY = `select
    count(*) filter (where p.end_date > $5 and p.end_date < $2)::int as ending,
    count(*) filter (where start.at >= $1 and start.at < $2)::int as opening
  from properties p
  join property_search s on s.id = p.id
  cross join lateral (
    select coalesce(
      (p.notice_values -> 'values' -> (case when p.second_round = '1' then 'secondStart' else 'firstStart' end)
        -> 'value' ->> 'at')::timestamptz,
      p.end_date - make_interval(days => $3)
    ) as at
  ) start
  where p.hidden_at is null and p.status <> 'withdrawn' and not p.end_date_is_derived
    and (s.end_date >= $1 and s.end_date < $2
      or s.end_date >= $1 + make_interval(days => $3 - $4) and s.end_date < $2 + make_interval(days => $3 + $4))`;

/** The latest sales, with appraisal and price. */
const RESULTS = `select p.id, p.title, p.il, p.ilce, p.price, p.sold_price as "soldPrice", p.end_date as "endDate"
  from (
    select id, end_date from property_search where not is_open order by end_date desc nulls last, id limit ${LOOKED_THROUGH}
  ) s join properties p using (id)
  where p.hidden_at is null and p.status = 'sold' and p.sold_price > 0 and p.price > 0 and p.end_date is not null
  order by p.end_date desc, p.id limit ${MOST_RESULTS}`;

type ResultRow = {
  id: string;
  title: string;
  il: string | null;
  ilce: string | null;
  price: string;
  soldPrice: string;
  endDate: Date;
};

/** Today's activity in the market, and recent sales with their prices. */
export async function marketProof({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<Pick<MarketSummary, 'today' | 'results'>> {
  const now = clock.now();
  const from = startOfIstanbulDay(now);
  const to = new Date(from.getTime() + DAY_MS);
  const [today, results] = await Promise.all([
    db.$client.query<MarketSummary['today']>({
      name: 'market-today',
      text: TODAY,
      values: [from, to, LAW.biddingDays.value, OFF_DAYS, now],
    }),
    db.$client.query<ResultRow>({ name: 'market-results', text: RESULTS }),
  ]);
  return {
    today: today.rows[0] ?? { opening: 0, ending: 0 },
    results: results.rows.map(({ id, price, soldPrice, endDate, ...row }) => ({
      ...row,
      id: Number(id),
      price: Number(price),
      soldPrice: Number(soldPrice),
      endDate: endDate.toISOString(),
    })),
  };
}
