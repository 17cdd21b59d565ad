import { afterEach, beforeEach, expect, it } from 'vitest';
import { properties } from '#server/database/tables/properties.ts';
import type { PoliteFetch } from '#server/platform/polite-fetch/polite-fetch.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { collectSource } from './collect-source.ts';
import type { ListRow, PagedSource } from './source.ts';

let deps: TestDeps;
let fetch: PoliteFetch;
beforeEach(async () => {
  deps = await openTestDeps();
  fetch = testFetch([]);
});
afterEach(async () => {
  await fetch.close();
  await deps.close();
});

const listed = makeListingRecord({ source: 'uyap-e-satis', sourceKey: '7', ada: '128', parsel: '15' });
const result = { ...listed, description: null, ada: null, parsel: null, status: 'sold' as const, soldPrice: 950_000 };

function sourceOf(...pages: ListRow[][]): PagedSource {
  return {
    kind: 'pages',
    name: 'uyap-e-satis',
    title: 'e-Satış',
    recordSources: ['uyap-e-satis'],
    intervalMs: 1000,
    readingVersion: 1,
    isShifting: false,
    async *listPages() {
      for (const [at, rows] of pages.entries()) yield { rows, next: { at } };
    },
  };
}

it.each([2, 4000])(
  'a result keeps what was listed just before it, whether that is stored yet or not (%d rows at once)',
  async (rowsAtOnce) => {
    const whole: ListRow = { key: '7', record: listed };
    const partial: ListRow = { key: '7', record: result, isPartial: true };
    const run = await collectSource(deps, sourceOf([whole], [partial]), { fetch, rowsAtOnce });
    expect(run).toMatchObject({ state: 'done', counts: { collected: 1, inserted: 1, changed: 1 } });
    const [row] = await deps.db.select().from(properties);
    expect(row).toMatchObject({ ada: '128', parsel: '15', description: listed.description, status: 'sold' });
  },
);
