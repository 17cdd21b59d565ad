import { setTimeout as sleep, setImmediate as tick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Admission, isRefusal } from './admission.ts';

const limits = { atOnce: 1, waiting: 2, patienceMs: 10_000 };

/** A task that the test ends. */
function task() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, finish: () => resolve('done') };
}

it('a task runs at once, later ones wait for their turn, and those above the limit are refused at once', async () => {
  const admission = new Admission(limits);
  const [first, second, third] = [task(), task(), task()];
  const accepted = [first, second, third].map(({ work }) => admission.run(work));
  await expect(admission.run(async () => 'never')).rejects.toMatchObject({ status: 503, code: 'BUSY' });
  expect([admission.running, admission.waiting, admission.refused]).toEqual([1, 2, 1]);
  for (const { finish } of [first, second, third]) finish();
  expect(await Promise.all(accepted)).toEqual(['done', 'done', 'done']);
  await tick();
  expect([admission.running, admission.waiting]).toEqual([0, 0]);
});

it('a task whose turn does not come in time is refused even if the previous task still runs', async () => {
  const admission = new Admission({ ...limits, patienceMs: 20 });
  const stuck = task();
  const running = admission.run(stuck.work);
  let hasRun = false;
  const late = admission.run(async () => {
    hasRun = true;
  });
  await expect(late).rejects.toSatisfy(isRefusal);
  expect(admission.waiting).toBe(0);
  stuck.finish();
  await running;
  expect(await admission.run(async () => 'next')).toBe('next');
  expect(hasRun).toBe(false);
});

it('a task that would wait too long is refused at once, but a free place is always used', async () => {
  const admission = new Admission({ ...limits, patienceMs: 5 });
  await admission.run(() => sleep(200));
  await tick();
  const free = task();
  const accepted = admission.run(free.work);
  await expect(admission.run(async () => 'never')).rejects.toSatisfy(isRefusal);
  free.finish();
  expect(await accepted).toBe('done');
});

it('a failing task frees its place and fails only for its caller', async () => {
  const admission = new Admission(limits);
  await expect(admission.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await admission.run(async () => 'fine')).toBe('fine');
  expect(admission.refused).toBe(0);
});
