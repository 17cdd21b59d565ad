import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { type MirrorTest, makePhoto, openMirrorTest } from '#tests/support/open-mirror-test.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

let given: MirrorTest;
let photo: Buffer;
beforeAll(async () => {
  given = await openMirrorTest();
  photo = await makePhoto('#375');
});
afterAll(() => given.close());
beforeEach(() => given.reset());

const MINUTE_MS = 60_000;

/** Runs the job every ten minutes, like its schedule, and returns the minutes at which the file was requested. */
async function minutesAsked(days: number): Promise<number[]> {
  const minutes: number[] = [];
  for (let minute = 0; minute <= days * 1440; minute += 10) {
    // Skips runs in which nothing is due, because they would only cost time.
    const now = new Date(TEST_NOW.getTime() + minute * MINUTE_MS);
    const { rowCount } = await given.deps.db.$client.query('select from mirrored_files where next_try_at <= $1', [now]);
    if (minute > 0 && !rowCount) continue;
    given.deps.setNow(now);
    const before = given.source.asked.length;
    await given.mirror();
    minutes.push(...given.source.asked.slice(before).map(() => minute));
  }
  return minutes;
}

const pauses = (minutes: readonly number[]) => minutes.slice(1).map((minute, at) => minute - (minutes[at] ?? 0));

async function metric(line: RegExp): Promise<number> {
  const { body } = await given.app.inject({ url: '/metrics' });
  return Number(line.exec(body)?.[1]);
}
const dead = (outlook: 'due' | 'left') =>
  metric(new RegExp(`^peyda_mirrored_files\\{state="dead",outlook="${outlook}"\\} (\\d+)$`, 'm'));

it('a dead link is recorded, retried at growing intervals, and recovers when its source does', async () => {
  const { id } = await given.record({ imageUrl: given.urlOf('/1.jpg') });
  for (const [day, tries] of [
    [0, 1],
    [0.9, 1],
    [1, 2],
    [3.9, 2],
    [4, 3],
  ] as const) {
    given.at(day);
    await given.mirror();
    expect(await given.states()).toMatchObject([{ state: 'dead', tries, reason: 'HTTP 404' }]);
  }
  given.source.answers.set('/1.jpg', { body: photo });
  given.at(11);
  expect(await given.mirror()).toMatchObject({ stored: 1 });
  expect(await given.states()).toMatchObject([{ state: 'stored', tries: 0, reason: null }]);
  expect((await given.detail(id)).imageUrl).toMatch(/^\/files\/pictures\//);
});

it('a dead link is tried five times in 25 days, then given up and counted in the metrics', async () => {
  await given.record({ imageUrl: given.urlOf('/1.jpg') });
  await given.mirror();
  expect([await dead('due'), await dead('left')]).toEqual([1, 0]);
  await given.reset();
  await given.record({ imageUrl: given.urlOf('/1.jpg') });
  expect(pauses(await minutesAsked(60))).toEqual([1, 3, 7, 14].map((days) => days * 1440));
  expect([await dead('due'), await dead('left')]).toEqual([0, 1]);
});

it('a source that does not answer is tried eight times in eleven days, at growing intervals', async () => {
  given.source.answers.set('/1.jpg', { status: 503, body: '' });
  await given.record({ imageUrl: given.urlOf('/1.jpg') });
  expect(pauses(await minutesAsked(60))).toEqual([10, 40, 160, 640, 1440, 2880, 10_080]);
  expect(await given.states()).toMatchObject([{ state: 'dead', tries: 8, next_try_at: null, reason: 'HTTP 503' }]);
});

it('an unusable answer is requested three times', async () => {
  given.source.answers.set('/1.jpg', { body: '<!doctype html><h1>Görsel bulunamadı</h1>' });
  await given.record({ imageUrl: given.urlOf('/1.jpg') });
  expect(pauses(await minutesAsked(60))).toEqual([1440, 7 * 1440]);
  expect(await given.states()).toMatchObject([{ state: 'refused', next_try_at: null }]);
});

it('an abandoned dead link is tried once more when its listing is corrected', async () => {
  const { record } = await given.record({ imageUrl: given.urlOf('/1.jpg') });
  await minutesAsked(60);
  const asked = given.source.asked.length;
  given.at(61);
  await recordListings(given.deps, [{ ...record, price: 5 }]);
  await given.mirror();
  given.at(90);
  await given.mirror();
  expect(given.source.asked.length - asked).toBe(1);
});

it('the address of a source that does not answer is kept until it has failed many times', async () => {
  given.source.answers.set('/1.jpg', { status: 503, body: '' });
  const { id } = await given.record({ imageUrl: given.urlOf('/1.jpg') });
  expect(await given.mirror()).toMatchObject({ failed: 1, dead: 0 });
  expect(await given.detail(id)).toMatchObject({ imageUrl: given.urlOf('/1.jpg') });
  given.deps.setNow(new Date(TEST_NOW.getTime() + 10 * MINUTE_MS));
  given.source.answers.set('/1.jpg', { body: photo });
  expect(await given.mirror()).toMatchObject({ stored: 1 });
});
