import { expect, it } from 'vitest';
import { KeptValues } from './kept-values.ts';

function makeKept(maxCount = 2) {
  let now = 1_000_000;
  let made = 0;
  const kept = new KeptValues<number>({ now: () => new Date(now) }, 1000, maxCount);
  return {
    get: (key: string) => kept.get(key, async () => ++made),
    fail: (key: string) => kept.get(key, () => Promise.reject(new Error('no'))),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

it('a value is made once for all callers within its time, and again afterwards', async () => {
  const { get, pass } = makeKept();
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual([1, 1, 2]);
  pass(1000);
  expect(await get('a')).toBe(1);
  pass(1);
  expect(await get('a')).toBe(3);
});

it('the oldest value is removed when there are too many, and a failure is not kept', async () => {
  const { get, fail } = makeKept();
  await expect(fail('a')).rejects.toThrow('no');
  expect(await get('a')).toBe(1);
  await get('b');
  await get('c');
  expect(await get('c')).toBe(3);
  expect(await get('a')).toBe(4);
});
