import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PagedSource, SourceContext } from '#server/features/intake/collection/index.ts';
import type { PoliteFetch } from '#server/platform/polite-fetch/polite-fetch.ts';
import { FakeIlanGovTr, openAds } from '#tests/support/fakes/fake-ilan-gov-tr.ts';
import { FakeUyap, fakeAuction, SESSION } from '#tests/support/fakes/fake-uyap.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { ilanGovTrSource } from './ilan-gov-tr/ilan-gov-tr-source.ts';
import { uyapESatisSource } from './uyap-e-satis/uyap-e-satis-source.ts';

/**
 * The fingerprint of what each version of a source reads from a listing's own page. Add lines, but never change one.
 */
const READINGS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'ilan-gov-tr': { 1: '4NGl-MK0f_0-XPjAgtY1nAwwN8RL69YcBsDahsO1Njc' },
  'uyap-e-satis': { 1: 'N0qCn9t6RvKYfnz3SfiomWB6SzORwVU9iVjOn-SiLZk' },
};

let ilan: FakeIlanGovTr;
let uyap: FakeUyap;
let fetch: PoliteFetch;
beforeEach(async () => {
  ilan = await new FakeIlanGovTr(openAds(1)).open();
  uyap = await new FakeUyap().open();
  uyap.auctions = [fakeAuction(1)];
  fetch = testFetch([ilan.site.host, uyap.site.host]);
});
afterEach(async () => {
  await fetch.close();
  await ilan.site.close();
  await uyap.site.close();
});

/** The fingerprint of what a source reads from the detail page of the first listing of its list. */
async function fingerprint(source: PagedSource, origin: string): Promise<string> {
  const context: SourceContext = {
    request: (request) => fetch.request(request),
    signal: new AbortController().signal,
    now: TEST_NOW,
    since: undefined,
    state: undefined,
    keepState: () => undefined,
  };
  for await (const { rows } of source.listPages(context, undefined)) {
    const row = rows.find((found) => 'record' in found);
    if (!row || !('record' in row)) continue;
    const read = [await source.readDetail?.(row, context), await source.listDocuments?.(row, context)];
    const text = JSON.stringify(read, (_, value) => (value?.type === 'Buffer' ? 'a file' : value));
    return createHash('sha256').update(text.replaceAll(origin, '')).digest('base64url');
  }
  throw new Error('no listing');
}

const sources = (): [PagedSource, string][] => [
  [ilanGovTrSource({ siteUrl: ilan.site.origin, intervalMs: 1000 }), ilan.site.origin],
  [
    uyapESatisSource({
      siteUrl: uyap.site.origin,
      cookie: SESSION,
      searchWords: [],
      pastDays: 0,
      pastCategories: [],
      intervalMs: 1000,
    }),
    uyap.site.origin,
  ],
];

it('a change in what is read from a listing’s own page requires a new readingVersion of the source', async () => {
  for (const [source, origin] of sources()) {
    const now = await fingerprint(source, origin);
    const { name, readingVersion } = source;
    const said = `${name} is read differently now. Raise its readingVersion to ${readingVersion + 1} and add that line with ${now}.`;
    expect(READINGS[name]?.[readingVersion], said).toBe(now);
    expect(Object.keys(READINGS[name] ?? {}).map(Number)).toEqual(
      Array.from({ length: readingVersion }, (_, at) => at + 1),
    );
  }
});
