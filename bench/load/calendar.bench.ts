import { generateSampleRecords } from '#sample/generate-sample-records.ts';
import { sampleFiles } from '#sample/sample-files.ts';
import { buildApp } from '#server/app.ts';
import { makeCalendarFeed } from '#server/features/deciding/calendar/calendar-feeds.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { type BenchServer, openBenchDatabase } from '../bench-database.ts';
import { figure, printTable, tell } from '../report.ts';

const LISTING_COUNTS = [50, 500, 1000];
const CALLS = 100;

type Result = { listings: number; entries: number; kb: number; median: number; slowest: number; unchanged: number };

/**
 * Requests the subscribed calendar of a member with more and more saved listings, in full and unchanged, one call at a
 * time.
 */
export async function benchCalendar(at: BenchServer): Promise<void> {
  const database = await openBenchDatabase(at, 'peyda_bench_calendar');
  const { deps } = database;
  const app = await buildApp(deps, { pages: false });
  const results: Result[] = [];
  try {
    tell('calendar: recording listings');
    const files = await sampleFiles(deps.files);
    const now = deps.clock.now();
    const sample = generateSampleRecords({ size: Math.max(...LISTING_COUNTS), now, files });
    await recordListings(
      deps,
      [...sample].map((record, index) => ({
        ...record,
        status: 'open' as const,
        endDate: new Date(now.getTime() + (10 + (index % 40)) * 86_400_000),
      })),
    );
    const { rows } = await deps.db.$client.query<{ id: string }>(
      `insert into users (email, phone_number, email_verified, created_at, updated_at)
        values ('bench@ornek.example', '05321234567', true, now(), now()) returning id`,
    );
    const userId = rows[0]?.id ?? '';
    const { path } = await makeCalendarFeed(deps, userId);
    for (const listings of LISTING_COUNTS) {
      await deps.db.$client.query(
        `insert into saved_ads select $1, id, now() from properties order by id limit $2 on conflict do nothing`,
        [userId, listings],
      );
      results.push({ listings, ...(await measure(app, path)) });
    }
  } finally {
    await app.close();
    await database.close();
  }
  printTable(
    'Calendar: a member’s subscribed calendar',
    `${CALLS} calls one after the other, each made out of the database; 304 is the answer to a calendar that nothing has changed.`,
    ['saved listings', 'entries', 'kB', 'median ms', 'slowest ms', '304, median ms'],
    results.map(({ listings, entries, kb, median, slowest, unchanged }) => [
      listings.toLocaleString('en'),
      entries.toLocaleString('en'),
      figure(kb),
      figure(median, 1),
      figure(slowest, 1),
      figure(unchanged, 1),
    ]),
  );
}

async function measure(app: Awaited<ReturnType<typeof buildApp>>, url: string) {
  const { body, headers } = await app.inject({ url });
  const whole = await timesOf(app, url, {});
  const unchanged = await timesOf(app, url, { 'if-none-match': String(headers.etag) });
  return {
    entries: body.split('BEGIN:VEVENT').length - 1,
    kb: Buffer.byteLength(body) / 1000,
    median: whole[CALLS / 2] ?? 0,
    slowest: whole.at(-1) ?? 0,
    unchanged: unchanged[CALLS / 2] ?? 0,
  };
}

/** Milliseconds of each call, the fastest first. */
async function timesOf(app: Awaited<ReturnType<typeof buildApp>>, url: string, headers: Record<string, string>) {
  const wanted = 'if-none-match' in headers ? 304 : 200;
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const start = performance.now();
    const { statusCode } = await app.inject({ url, headers });
    times.push(performance.now() - start);
    if (statusCode !== wanted) throw new Error(`The calendar was answered with ${statusCode}.`);
  }
  return times.toSorted((a, b) => a - b);
}
