import type { Deps } from '#server/deps.ts';
import type { Figure } from '#shared/desk/figures.ts';
import { DAY_MS, istanbulDate, istanbulMidnight } from '#shared/text/dates.ts';

/** A day is counted again until the end of the next, because payments and answers are recorded late. */
const COUNTED_AGAIN_DAYS = 2;
/** How many days the first count goes back. */
const FIRST_TIME_DAYS = 366;

const dayOf = (instant: string) => `(${instant} at time zone 'UTC' + interval '3 hours')::date`;
const countOf = (from: string, instant: string, value = 'count(*)') =>
  `select ${dayOf(instant)} as day, ${value} as value from ${from} and ${instant} >= $1 group by 1`;

const PAYMENTS = `(select amount, paid_at, valid_from, valid_until from payments
  union all select amount, paid_at, valid_from, valid_until from payment_archive) p
  where coalesce(valid_from, paid_at) < valid_until and amount > 0`;

/**
 * How each figure is counted: SQL for days with their values from an instant ($1) on. `kept` figures keep the highest
 * count, because the rows behind them may be deleted on the same day.
 */
const COUNTED: Readonly<Partial<Record<Figure, { readonly statement: string; readonly isKept: boolean }>>> = {
  signUps: { statement: countOf('users where true', 'created_at'), isKept: true },
  trials: { statement: countOf('trials where true', 'started_at'), isKept: true },
  payments: { statement: countOf(PAYMENTS, 'paid_at'), isKept: true },
  paidKurus: { statement: countOf(PAYMENTS, 'paid_at', 'round(sum(amount) * 100)'), isKept: true },
  refundedKurus: {
    statement: countOf(`refunds where state = 'done'`, 'done_at', 'sum(amount_kurus)'),
    isKept: true,
  },
  premiumEnded: {
    statement: countOf(
      `(select user_id, max(valid_until) as ended_at from payments
        where coalesce(valid_from, paid_at) < valid_until and amount > 0 group by user_id) p where ended_at <= $2`,
      'ended_at',
    ),
    isKept: false,
  },
  alertsSent: {
    statement: countOf(`outbox where kind in ('notification', 'notification-sms') and state = 'sent'`, 'finished_at'),
    isKept: true,
  },
  firstAnswers: { statement: countOf('support_conversations where true', 'first_answered_at'), isKept: true },
  firstAnswersLate: {
    statement: countOf('support_conversations where first_answered_at > due_at', 'first_answered_at'),
    isKept: true,
  },
  firstAnswerMinutes: {
    statement: countOf(
      'support_conversations where true',
      'first_answered_at',
      'round(sum(extract(epoch from first_answered_at - created_at)) / 60)',
    ),
    isKept: true,
  },
};

/** Figures that describe only the present, for the current day. */
const SAMPLED: Readonly<Partial<Record<Figure, { readonly statement: string; readonly isKept: boolean }>>> = {
  premiumMembers: {
    statement: `select count(distinct user_id) as value from payments
      where coalesce(valid_from, paid_at) <= $1 and valid_until > $1 and amount > 0`,
    isKept: false,
  },
  dataAgeMinutes: {
    statement: `select floor(extract(epoch from $1::timestamptz - min(last)) / 60) as value
      from (select max(finished_at) as last from collection_runs where state = 'done' group by source) runs`,
    isKept: true,
  },
};

/**
 * Counts what can be counted from the database, for today and yesterday (the first time for a year), and stores the
 * numbers by day: they stay when the members, orders and mails behind them are deleted. For a job; idempotent.
 */
export async function noteFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ noted: number }> {
  const now = clock.now();
  const today = istanbulDate(now);
  let noted = 0;
  for (const [figure, { statement, isKept }] of Object.entries(COUNTED)) {
    const { rows } = await db.$client.query<{ known: boolean }>(
      'select exists (select from daily_figures where figure = $1 and day < $2) as known',
      [figure, today],
    );
    const days = rows[0]?.known ? COUNTED_AGAIN_DAYS : FIRST_TIME_DAYS;
    const since = istanbulMidnight(istanbulDate(new Date(now.getTime() - (days - 1) * DAY_MS)));
    const values = [since, now, figure, istanbulDate(since), today];
    const result = await db.$client.query(noting(statement, isKept, rows[0]?.known ?? false), values);
    noted += result.rowCount ?? 0;
  }
  for (const [figure, { statement, isKept }] of Object.entries(SAMPLED)) {
    const { rows } = await db.$client.query<{ value: string | null }>(statement, [now]);
    const value = rows[0]?.value ?? null;
    if (value === null) continue;
    const result = await db.$client.query(
      `insert into daily_figures as known (day, figure, value) values ($1, $2, $3::bigint)
       on conflict (day, figure) do update set value = ${latest(isKept)}`,
      [today, figure, value],
    );
    noted += result.rowCount ?? 0;
  }
  return { noted };
}

const latest = (isKept: boolean) => (isKept ? 'greatest(known.value, excluded.value)' : 'excluded.value');

/** A day without rows counts as zero, except before counting began. */
function noting(statement: string, isKept: boolean, isKnown: boolean): string {
  return `insert into daily_figures as known (day, figure, value)
    select d.day::date, $3::text, coalesce(f.value, 0)::bigint
    from generate_series($4::date, $5::date, interval '1 day') as d(day)
    left join (${statement}) f on f.day = d.day::date and $2::timestamptz is not null
    where ${isKnown} or f.value is not null or d.day::date = $5::date
    on conflict (day, figure) do update set value = ${latest(isKept)}`;
}
