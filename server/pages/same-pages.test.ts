import { afterAll, expect, it } from 'vitest';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

const { deps, app } = await openTestApp({}, { pages: true });
afterAll(() => deps.close());

it.each(['/', '/search', '/sss'])('%s has the same ETag when it is rendered again', async (url) => {
  const first = await app.inject({ url });
  // Longer than a page is cached.
  deps.setNow(new Date(TEST_NOW.getTime() + 31_000));
  // The data of the page must not contain the time of its rendering, which is the real one.
  await new Promise((passed) => setTimeout(passed, 5));
  const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
  expect([first.statusCode, again.statusCode]).toEqual([200, 304]);
  deps.setNow(TEST_NOW);
});
