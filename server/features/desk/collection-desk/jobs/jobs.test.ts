import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobStates } from '#server/database/tables/collection.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { describeSchedule, nextTime } from './job-times.ts';
import { declareJobs, runNoted, takeAskedJobs } from './note-job.ts';

describe('the next time of a schedule', () => {
  // Istanbul is three hours ahead.
  it.each([
    ['* * * * *', '2026-11-20T09:00:30Z', '2026-11-20T09:01:00.000Z', 'Dakikada bir'],
    ['*/10 * * * *', '2026-11-20T09:10:00Z', '2026-11-20T09:20:00.000Z', '10 dakikada bir'],
    ['40 * * * *', '2026-11-20T09:41:00Z', '2026-11-20T10:40:00.000Z', 'Saatte bir, 40. dakikada'],
    ['5 5 * * *', '2026-11-20T02:04:59Z', '2026-11-20T02:05:00.000Z', 'Her gün 05.05'],
    ['0 9 1 * *', '2026-12-01T06:00:00Z', '2027-01-01T06:00:00.000Z', 'Her ayın 1. günü 09.00'],
    ['5 5 * * *', '2026-11-20T02:05:00Z', '2026-11-21T02:05:00.000Z', 'Her gün 05.05'],
    [
      '*/10 0-4,6-23 * * *',
      '2026-11-20T01:55:00Z',
      '2026-11-20T03:00:00.000Z',
      '10 dakikada bir, günün belirli saatlerinde',
    ],
  ])('%s after %s', (cron, now, next, said) => {
    expect(nextTime(cron, new Date(now)).toISOString()).toBe(next);
    expect(describeSchedule(cron)).toBe(said);
  });

  it('is refused for an unsupported schedule', () => {
    expect(() => nextTime('0 4 * * 1', TEST_NOW)).toThrow('Not a schedule of days');
    expect(() => nextTime('x 4 * * *', TEST_NOW)).toThrow();
  });
});

describe('jobs at the desk', async () => {
  cheapHashes();
  const { deps, app } = await openTestApp();
  let token: string;
  beforeAll(async () => {
    token = (await enterDesk(app, deps, 'yonetici')).token;
    await deps.db.insert(jobStates).values({ name: 'job-of-an-earlier-version', cron: '* * * * *' });
    await declareJobs(deps, [
      { name: 'tend-search', cron: '* * * * *' },
      { name: 'send-refunds', cron: '* * * * *' },
    ]);
  });
  afterAll(() => deps.close());
  const call = (url: string, body?: object) =>
    callApi(app, body ? 'POST' : 'GET', `/api/desk/collection/jobs${url}`, { token, ...(body && { body }) });
  const jobOf = async (name: string) => (await call('')).json.jobs.find((job: { name: string }) => job.name === name);

  it('are listed for this version, with result, duration and next time', async () => {
    expect((await call('')).json.jobs.map(({ name }: { name: string }) => name)).toEqual([
      'send-refunds',
      'tend-search',
    ]);
    expect(await jobOf('tend-search')).toMatchObject({ state: 'never', startedAt: null, schedule: 'Dakikada bir' });
    const result = await runNoted(deps, 'tend-search', async () => {
      expect(await jobOf('tend-search')).toMatchObject({ state: 'running' });
      deps.setNow(new Date(TEST_NOW.getTime() + 2500));
      return { forgotten: 3, nothing: 0, closed: ['a', 'b'] };
    });
    expect(result).toMatchObject({ forgotten: 3 });
    expect(await jobOf('tend-search')).toMatchObject({
      state: 'done',
      durationMs: 2500,
      result: [
        { what: 'kapandı', count: 2 },
        { what: 'unutuldu', count: 3 },
      ],
      nextAt: '2026-11-20T09:01:00.000Z',
    });
    deps.setNow(TEST_NOW);
  });

  it('keep the error of a failed run without paths, and the time of the last success', async () => {
    const failing = runNoted(deps, 'tend-search', () => Promise.reject(new Error('ENOENT /srv/peyda/files/x.bin')));
    await expect(failing).rejects.toThrow('ENOENT');
    const job = await jobOf('tend-search');
    expect(job).toMatchObject({ state: 'failed', error: 'Error ENOENT x.bin' });
    expect(job.lastGoodAt).not.toBeNull();
  });

  it('are marked as cut off some time after their process was killed', async () => {
    await deps.db.$client.query(
      `update job_states set started_at = $1, finished_at = null where name = 'send-refunds'`,
      [new Date(TEST_NOW.getTime() - 16 * 60_000)],
    );
    expect(await jobOf('send-refunds')).toMatchObject({ state: 'cutOff', durationMs: null });
  });

  it('can be run on request, once, if they are harmless', async () => {
    const why = 'Arama eski görünüyor';
    expect((await call('/tend-search/run', { why })).status).toBe(200);
    expect((await call('/tend-search/run', { why })).status).toBe(409);
    const taken = await Promise.all([takeAskedJobs(deps), takeAskedJobs(deps)]);
    expect(taken.flat()).toEqual(['tend-search']);
    expect((await call('/send-refunds/run', { why })).json.message).toBe(
      'Bu iş elle başlatılmaz; kendi zamanını bekler.',
    );
    expect((await call('/yok/run', { why })).status).toBe(404);
    const { rows } = await deps.db.$client.query(`select subject_id, reason from audit_log where act = 'job.run'`);
    expect(rows).toEqual([{ subject_id: 'tend-search', reason: why }]);
  });
});
