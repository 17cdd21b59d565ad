import { expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { AnswerCache } from './answer-cache.ts';

const currentVersion = async () => ({ version: '1', holdsUntil: null });
const answerOf = (bytes: number) => async () => 'x'.repeat(bytes - 2);

it('cached answers count with all their bytes, and the oldest are removed when there are too many', async () => {
  const cache = new AnswerCache(systemClock);
  await cache.get('small', currentVersion, answerOf(100));
  expect(cache.use.bytes).toBeLessThan(1000);
  await cache.get('large', currentVersion, answerOf(10_000_000));
  expect(cache.use.bytes).toBeGreaterThan(10_000_000);
  for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, currentVersion, answerOf(10_000_000));
  expect(cache.use.bytes).toBeLessThan(64 * 2 ** 20);
  expect(await cache.find('small', currentVersion)).toBeUndefined();
  expect((await cache.find('d', currentVersion))?.bytes).toHaveLength(10_000_000);
});
