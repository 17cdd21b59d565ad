import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type BenchDatabase, type BenchServer, openBenchDatabase } from '../bench-database.ts';
import { figure, printTable, tell } from '../report.ts';

const LISTINGS = 50_000;
const MEMBERS = 50_000;
const SAVED_PER_MEMBER = 20;
const CHANGED = 10_000;
/** Noon in Istanbul, a Tuesday. */
const NOW = '2026-11-24T09:00:00.000Z';
/** Moved ends are 23 hours away, and so half a day from the deadline of their deposit; all others are weeks away. */
const CHANGED_END = '2026-11-25T08:00:00.000Z';
/** The times of the kills, as shares of the duration of an undisturbed run. */
const KILLS_AT = [0.15, 0.4, 0.7];

type Result = {
  seconds: number;
  kills: number;
  reminders: number;
  deliveries: number;
  missing: number;
  twice: number;
  late: number;
};

/**
 * Moves ten thousand ends under a million saved listings: measures how long until every reminder is queued, once
 * undisturbed, once with repeated kills of the process.
 */
export async function benchReminders(at: BenchServer): Promise<void> {
  const database = await openBenchDatabase(at, 'peyda_bench_reminders');
  const run = (killAfterMs?: number) => remind(database, at.dataDir, killAfterMs);
  try {
    await fill(database);
    tell('reminders: planning all for the first time');
    const first = await timed(() => run());
    const undisturbed = await measure(database, 0, async () => void (await run()));
    const killed = await measure(database, CHANGED, async () => {
      let kills = 0;
      for (const share of KILLS_AT) kills += Number(await run(share * undisturbed.seconds * 1000));
      // The locks of a killed process are released a moment after its death; until then, the job skips their rows.
      do await run();
      while (await isAnyDue(database));
      return kills;
    });
    const idle = await timed(() => run());
    print({ first, undisturbed, killed, idle });
  } finally {
    await database.close();
  }
}

async function fill({ deps }: BenchDatabase): Promise<void> {
  const { $client } = deps.db;
  tell(`reminders: ${LISTINGS} listings, ${MEMBERS} members, ${MEMBERS * SAVED_PER_MEMBER} saved`);
  await $client.query(
    `insert into properties (source, source_key, title, category_number, tur, price, il, end_date, fingerprint, first_seen_at,
       last_confirmed_at, changed_at)
     select 'bench', n::text, 'Ankara''da daire ' || n, '1', 'Daire', 1000000 + n, 'Ankara',
       $1::timestamptz + interval '30 days' + make_interval(mins => n % 20000), '', now(), now(), now()
     from generate_series(1, $2::int) n`,
    [NOW, LISTINGS],
  );
  await $client.query(
    `insert into users (email, phone_number, email_verified, created_at, updated_at)
      select 'bench' || n || '@ornek.example', '05321234567', true, now(), now() from generate_series(1, $1::int) n`,
    [MEMBERS],
  );
  // A quarter each: defaults; one step for the end, another for the deposit; quiet hours; no reminders at all.
  await $client.query(
    `insert into reminder_settings (user_id, end_minutes, cash_minutes, letter_minutes, payment_minutes, quiet_from, quiet_until, changed_at)
      select id, case kind when 1 then '{1440,30}'::smallint[] when 2 then '{4320}' else '{}' end,
        case kind when 1 then '{180}'::smallint[] else '{}' end, '{}', '{}',
        case kind when 2 then 22 end, case kind when 2 then 8 end, now()
      from (select id, row_number() over (order by email) % 4 as kind from users) u where kind > 0`,
  );
  for (let kept = 1; kept <= SAVED_PER_MEMBER; kept += 1)
    await $client.query(
      `insert into saved_ads (user_id, property_id, saved_at)
        select u.id, p.id, $3::timestamptz - interval '1 day'
        from (select id, row_number() over (order by email) as n from users) u
          join (select id, row_number() over (order by id) as n from properties) p on p.n = (u.n * 7919 + $1::int * 2503) % $2 + 1`,
      [kept, LISTINGS, NOW],
    );
  await $client.query('vacuum analyze');
}

/** Moves the ends of ten thousand listings from this one on, runs the reminders, and checks the result. */
async function measure({ deps }: BenchDatabase, from: number, work: () => Promise<unknown>): Promise<Result> {
  const { $client } = deps.db;
  tell(`reminders: ${CHANGED} ends move`);
  await $client.query('truncate notifications, outbox_items, outbox');
  await $client.query(
    'update properties set end_date = $1 where id in (select id from properties order by id limit $2 offset $3)',
    [CHANGED_END, CHANGED, from],
  );
  const before = performance.now();
  const kills = Number((await work()) ?? 0);
  const seconds = (performance.now() - before) / 1000;
  const { rows } = await $client.query<Omit<Result, 'seconds' | 'kills'>>(CHECK, [CHANGED, from, NOW]);
  const [found] = rows;
  if (!found) throw new Error('Nothing was counted.');
  return { seconds, kills, ...found };
}

async function isAnyDue({ deps }: BenchDatabase): Promise<boolean> {
  const { rowCount } = await deps.db.$client.query('select from reminder_plans where next_at <= $1 limit 1', [NOW]);
  return rowCount !== 0;
}

/** Compares the reminders that each member should get according to their settings with those sent and queued. */
const CHECK = `with changed as (select id from properties order by id limit $1 offset $2),
  expected as (
    select a.user_id, a.property_id, r.reason
    from saved_ads a join changed c on c.id = a.property_id left join reminder_settings s on s.user_id = a.user_id
      cross join lateral (values
        ('endsIn1Day', s.user_id is null or 1440 = any(s.end_minutes)),
        ('endsIn3Days', 4320 = any(s.end_minutes)),
        ('depositDeadline', s.user_id is null)
      ) r(reason, is_due)
    where r.is_due
  ), told as (select user_id, property_id, reason, count(*) as times from notifications group by 1, 2, 3),
  sent as (select item.id, count(*) as times from outbox, lateral (
      select value::bigint as id from jsonb_array_elements_text(facts->'notificationIds')) item group by 1)
  select (select count(*)::int from notifications) as reminders,
    (select count(*)::int from outbox) as deliveries,
    ((select count(*) from expected e where not exists (
        select from told t where t.user_id = e.user_id and t.property_id = e.property_id and t.reason = e.reason))
      + (select count(*) from notifications n where not exists (select from sent where sent.id = n.id)))::int as missing,
    ((select count(*) from told where times > 1) + (select count(*) from sent where times > 1)
      + (select count(*) from told t where not exists (
        select from expected e where t.user_id = e.user_id and t.property_id = e.property_id and t.reason = e.reason)))::int as twice,
    (select count(*)::int from notifications where created_at > $3::timestamptz or due_at <= created_at) as late`;

/** Runs the job in a separate process; returns true if it was killed during its work. */
async function remind({ url }: BenchDatabase, dataDir: string, killAfterMs?: number): Promise<boolean> {
  const child = fork(fileURLToPath(new URL('./remind-process.ts', import.meta.url)), [url, dataDir, NOW]);
  const ended = once(child, 'exit');
  await once(child, 'message');
  if (killAfterMs !== undefined) {
    await Promise.race([sleep(killAfterMs), ended]);
    child.kill('SIGKILL');
  }
  const [code, signal] = await ended;
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The process that reminds ended with code ${code}.`);
  return signal === 'SIGKILL';
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

type Figures = { first: number; undisturbed: Result; killed: Result; idle: number };

function print({ first, undisturbed, killed, idle }: Figures): void {
  const row = (name: string, result: Result) => [
    name,
    figure(result.seconds, 1),
    String(result.kills),
    result.reminders.toLocaleString('en'),
    result.deliveries.toLocaleString('en'),
    String(result.missing),
    String(result.twice),
    String(result.late),
  ];
  const saved = (MEMBERS * SAVED_PER_MEMBER).toLocaleString('en');
  printTable(
    `Reminders: ${CHANGED.toLocaleString('en')} ends move under ${saved} saved listings of ${MEMBERS.toLocaleString('en')} members`,
    `From the start of the process (its kills and starts included) to the last delivery queued. Planning ${LISTINGS.toLocaleString('en')} listings for the first time took ${figure(first, 1)} s; a run with nothing to do takes ${figure(idle, 1)} s, most of it the start of the process.`,
    ['run', 'seconds', 'kill -9', 'reminders', 'mails queued', 'missing', 'twice or unasked', 'late'],
    [row('undisturbed', undisturbed), row('killed in the middle', killed)],
  );
}
