import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListingRecord } from '#shared/listings.ts';
import { getApi, searchUnderstoodApi } from '#tests/support/call-api.ts';
import { emptyMarket } from '#tests/support/empty-market.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { inDays } from '#tests/support/test-now.ts';

const { deps, app } = await openTestApp();

afterAll(() => deps.close());
beforeEach(() => emptyMarket(deps));

const ask = (parameters: Record<string, string>) => searchUnderstoodApi(app, parameters);
const listings = (...given: Partial<ListingRecord>[]) => storeListings(deps, ...given);

describe('when no listing matches all criteria', () => {
  it.each([
    [{ query: 'çankaya villa' }, 'district', 'Çankaya’da yok, Ankara genelinde 1 ihale.', ['villa']],
    [{ query: 'ankara daire 100 bin altı' }, 'price', '₺100.000 altında yok, fiyat sınırı olmadan 1 ihale.', ['flat']],
    [
      { query: 'ankara deniz manzaralı daire' },
      'query',
      '“deniz manzaralı” geçen ihale yok, bu sözler olmadan 1 ihale.',
      ['flat'],
    ],
    [
      { query: 'ankara daire yarın biten' },
      'date',
      'Bu tarihlerde biten ihale yok, tarih sınırı olmadan 1 ihale.',
      ['flat'],
    ],
    [{ query: 'ankara daire 2. ihale' }, 'secondRound', '2. ihalede yok, tüm ihalelerde 1 ihale.', ['flat']],
    [{ query: 'ankara depo' }, 'subCategory', 'Depo yok, Gayrimenkul türünde 2 ihale.', ['flat', 'villa']],
    [{ query: 'konya daire' }, 'city', 'Konya’da yok, Türkiye genelinde 1 ihale.', ['flat']],
    [
      { query: 'ankara hariç daire' },
      'exclude',
      'Hariç tuttuklarınız dışında ihale yok, onlarla birlikte 1 ihale.',
      ['flat'],
    ],
  ])('%j drops only %s', async (parameters, what, sentence, expected) => {
    await listings({ auctionId: 'flat' }, { auctionId: 'villa', tur: 'Villa', title: 'Villa', ilce: 'Mamak' });
    const { keys, total, interpretation } = await ask(parameters);
    expect(interpretation.relaxed).toMatchObject({ what, sentence });
    expect(keys).toEqual(expected);
    expect(total).toBe(expected.length);
    const { json } = await getApi(
      app,
      `/api/properties/search?${new URLSearchParams({ ...interpretation.relaxed?.search })}`,
    );
    expect(json.total).toBe(total);
  });

  it('never drops an explicit filter, or all criteria of a query', async () => {
    await listings({ auctionId: 'flat' });
    expect(await ask({ query: 'villa', city: 'Ankara', subCategory: 'Villa' })).toMatchObject({ total: 0 });
    expect(await ask({ query: 'zzzzqqqq' })).toMatchObject({ total: 0 });
    expect(await ask({ query: 'zzzzqqqq', city: 'Ankara' })).toMatchObject({ total: 0 });
    expect((await ask({ query: '2024/1 talimat' })).total).toBe(0);
  });

  it('puts listings with some of the words first', async () => {
    await listings(
      { auctionId: 'plain', endDate: inDays(1) },
      { auctionId: 'sea', description: 'Deniz gören daire.', endDate: inDays(5) },
    );
    const { properties } = await ask({ query: 'ankara deniz manzaralı daire' });
    expect(properties.map(({ auctionId }) => auctionId)).toEqual(['sea', 'plain']);
  });
});
