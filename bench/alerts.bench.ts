import { readFile } from 'node:fs/promises';
import { generateSampleRecords } from '#sample/generate-sample-records.ts';
import { sampleFiles } from '#sample/sample-files.ts';
import type { Deps } from '#server/deps.ts';
import { compileAlert } from '#server/features/deciding/alerts/compile-alert.ts';
import { matchAlerts } from '#server/features/deciding/alerts/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { tendSearch } from '#server/features/market/search/index.ts';
import type { AlertCriteria } from '#shared/alerts.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { type BenchServer, openBenchDatabase } from './bench-database.ts';
import { figure, printTable, tell } from './report.ts';

/** Alerts per member, and auctions that arrive at once. */
const ALERTS_PER_MEMBER = 5;
const NEW_AUCTIONS = 10_000;
const ALERT_COUNTS = [1000, 10_000, 100_000];
/** Number of different combinations of place, kind and words in the alerts; prices differ from alert to alert. */
const TEMPLATES = 4000;
const POLL_MS = 500;

type Result = {
  alerts: number;
  seconds: number;
  notified: number;
  cpuSeconds: number;
  nodeMb: number;
  databaseMb: number;
};

/**
 * Matches ten thousand new auctions with more and more alerts; measures the time until every owner is notified, and the
 * memory that this takes.
 */
export async function benchAlerts(at: BenchServer): Promise<void> {
  const results: Result[] = [];
  const database = await openBenchDatabase(at, 'peyda_bench_alerts');
  try {
    // The mailer counts as configured, so that digests are queued; no mail is sent.
    const deps: Deps = { ...database.deps, mailer: { isConfigured: true, send: async () => undefined } };
    tell(`alerts: recording ${NEW_AUCTIONS} auctions`);
    const files = await sampleFiles(deps.files);
    const sample = generateSampleRecords({ size: NEW_AUCTIONS, now: deps.clock.now(), files });
    const records = [...sample].map(toOpen);
    await recordListings(deps, records);
    await tendSearch(deps);
    for (const alerts of ALERT_COUNTS) results.push(await measure(deps, alerts, records));
  } finally {
    await database.close();
  }
  printTable(
    `Alerts: ${NEW_AUCTIONS.toLocaleString('en')} new auctions at once`,
    'From the first event read to the last digest queued. CPU seconds are those of the process and its database connections together, whatever else the machine was doing. Memory is what the run added to the process, and the private memory of its database connections, at their highest.',
    [
      'active alerts',
      'seconds',
      'pairs per second, millions',
      'notifications',
      'CPU seconds',
      'process, MB',
      'database, MB',
    ],
    results.map(({ alerts, seconds, notified, cpuSeconds, nodeMb, databaseMb }) => [
      alerts.toLocaleString('en'),
      figure(seconds, 1),
      figure((alerts * NEW_AUCTIONS) / seconds / 1e6, 1),
      notified.toLocaleString('en'),
      figure(cpuSeconds, 1),
      figure(nodeMb),
      figure(databaseMb),
    ]),
  );
}

async function measure(deps: Deps, alerts: number, records: readonly ListingRecord[]): Promise<Result> {
  tell(`alerts: writing ${alerts} alerts`);
  await deps.db.$client.query('delete from users');
  await writeAlerts(deps, alerts, records);
  await deps.db.$client.query(
    'truncate alert_events; insert into alert_events (property_id, is_new) select id, true from properties order by id',
  );
  await deps.db.$client.query('vacuum analyze');
  tell('alerts: matching');
  const usage = watchUsage(deps);
  const start = performance.now();
  const { matched, notified } = await matchAlerts(deps);
  const seconds = (performance.now() - start) / 1000;
  if (matched !== NEW_AUCTIONS) throw new Error(`${matched} auctions were matched instead of ${NEW_AUCTIONS}.`);
  return { alerts, seconds, notified, ...(await usage.stop()) };
}

function toOpen(record: ListingRecord, index: number): ListingRecord {
  return {
    ...record,
    sourceKey: `fresh-${index}`,
    status: 'open',
    endDate: new Date(Date.now() + (10 + (index % 40)) * 86_400_000),
  };
}

/** Writes alerts like those of real people: a person has seen a listing and looks for similar ones. */
async function writeAlerts(deps: Deps, count: number, records: readonly ListingRecord[]): Promise<void> {
  const compiled = [];
  for (let index = 0; index < Math.min(TEMPLATES, count); index += 1) {
    const like = records[(index * 7919) % records.length];
    if (like) compiled.push({ like, ...(await compileAlert(deps, criteriaLike(like, index))) });
  }
  const members = Math.ceil(count / ALERTS_PER_MEMBER);
  await deps.db.$client.query(
    `insert into users (email, phone_number, email_verified, created_at, updated_at)
      select 'bench' || n || '@ornek.example', '05321234567', true, now(), now() from generate_series(1, $1::int) n`,
    [members],
  );
  for (let from = 0; from < count; from += TEMPLATES) {
    const rows = compiled.slice(0, count - from).map((alert, index) => {
      const price = alert.like.price ?? 0;
      const hasPrice = price > 0 && (from + index) % 5 > 0;
      return {
        owner: Math.floor((from + index) / ALERTS_PER_MEMBER) + 1,
        words: alert.words,
        keys: alert.keys,
        needs: alert.needsWords,
        low: hasPrice ? Math.round(price * (70 + ((from / TEMPLATES) % 20))) : null,
        high: hasPrice ? Math.round(price * (110 + ((from / TEMPLATES) % 20))) : null,
        second: alert.secondRound,
      };
    });
    await deps.db.$client.query(WRITE_ALERTS, [JSON.stringify(rows)]);
  }
}

const WRITE_ALERTS = `with given as (
    select row_number() over () as n, g.* from jsonb_to_recordset($1::jsonb)
      as g(owner int, words text, keys jsonb, needs boolean, low bigint, high bigint, second boolean)
  ), owners as (select id, row_number() over (order by email) as n from users),
  made as (
    insert into property_alerts (user_id, alert_name, search_criteria, words, watches_since, created_at, updated_at)
    select o.id, g.n::text, '{}', g.words::tsquery, now(), now(), now() from given g join owners o on o.n = g.owner
    returning id, alert_name
  )
  insert into alert_keys (what, place, alert_id, price_from, price_to, second_round, needs_words)
  select k.what, k.place, m.id, g.low, g.high, g.second, g.needs
  from made m join given g on g.n::text = m.alert_name
    cross join lateral jsonb_to_recordset(g.keys) as k(what text, place text)`;

/** Every alert includes the province and the kind, most the district, and every fourth a word of the title. */
function criteriaLike({ il, ilce, tur, title }: ListingRecord, index: number): AlertCriteria {
  const word = title.split(' ').findLast((part) => part.length > 4);
  return {
    ...(il !== null && { city: [il] }),
    ...(il !== null && ilce !== null && index % 20 < 17 && { district: ilce }),
    subCategory: [tur],
    ...(index % 4 === 0 && word !== undefined && { query: word }),
    ...(index % 20 === 3 && { secondRound: true }),
  };
}

type Usage = { cpuSeconds: number; nodeMb: number; databaseMb: number };

/**
 * Measures what the process and its database connections use, without the memory that connections share. Connections
 * open and close during the run.
 */
function watchUsage({ db }: Deps): { stop(): Promise<Usage> } {
  const [before, cpuBefore] = [process.memoryUsage.rss(), process.cpuUsage()];
  const connections = new Map<number, { first: number; last: number }>();
  let [node, database] = [before, 0];
  let isDone = false;
  const look = async () => {
    node = Math.max(node, process.memoryUsage.rss());
    const { rows } = await db.$client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database()',
    );
    for (const { pid } of rows) {
      database = Math.max(database, await privateKb(pid));
      const seconds = await cpuSecondsOf(pid);
      connections.set(pid, { first: connections.get(pid)?.first ?? seconds, last: seconds });
    }
  };
  const watching = (async () => {
    while (!isDone) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    await look();
  })();
  return {
    async stop() {
      isDone = true;
      await watching;
      const { user, system } = process.cpuUsage(cpuBefore);
      const ofDatabase = [...connections.values()].reduce((sum, { first, last }) => sum + last - first, 0);
      const cpuSeconds = ofDatabase + (user + system) / 1e6;
      return { cpuSeconds, nodeMb: (node - before) / 2 ** 20, databaseMb: database / 1024 };
    },
  };
}

/** Returns 0 if the database runs on another machine, because its processes cannot be read from here. */
async function privateKb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}

const TICKS_PER_SECOND = 100;

async function cpuSecondsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
}
