import { afterAll, expect, it } from 'vitest';
import { openTestApp } from '#tests/support/open-test-app.ts';

const { deps, app } = await openTestApp({ METRICS: 'on' });
afterAll(() => deps.close());

async function readMetrics(): Promise<Map<string, number>> {
  const { body } = await app.inject('/metrics');
  const samples = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

it('metrics report running, refused and cached work, and the state of the pools', async () => {
  for (const city of ['Ankara', 'Ankara', 'Bursa']) await app.inject(`/api/properties/search?city=${city}`);
  const metrics = await readMetrics();
  expect(metrics.get('peyda_work_seconds_count{work="searches"}')).toBe(2);
  for (const work of ['pages', 'searches', 'listings', 'pictures']) {
    expect(metrics.get(`peyda_work_running{work="${work}"}`)).toBe(0);
    expect(metrics.get(`peyda_work_waiting{work="${work}"}`)).toBe(0);
    expect(metrics.get(`peyda_work_refused_total{work="${work}"}`)).toBe(0);
  }
  expect(metrics.get('peyda_cache_reads_total{cache="answers",outcome="hit"}')).toBe(1);
  expect(metrics.get('peyda_cache_reads_total{cache="answers",outcome="miss"}')).toBe(2);
  expect(metrics.get('peyda_cache_bytes{cache="answers"}')).toBeGreaterThan(100);
  expect(metrics.get('peyda_cache_bytes{cache="pages"}')).toBe(0);
  for (const pool of ['visitors', 'searches']) {
    expect(metrics.get(`peyda_database_connections{pool="${pool}",state="total"}`)).toBeGreaterThan(0);
    expect(metrics.get(`peyda_database_connections{pool="${pool}",state="waiting"}`)).toBeTypeOf('number');
  }
});
