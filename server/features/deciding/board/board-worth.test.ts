import { afterAll, expect, it } from 'vitest';
import { kaskoLists, kaskoTypes, marketSeries } from '#server/database/tables/market-series.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { forgetMarketFigures } from '#server/features/market/price-index/index.ts';
import { boardSchema } from '#shared/board/board.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { payForPremium } from '#tests/support/accounts/pay-for-premium.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

const { deps, app } = await openTestApp();
const [paying, free] = [await newCaller(app), await newCaller(app)];
afterAll(() => deps.close());

it('a card shows today’s value of its listing and the sale price to members who may see them', async () => {
  await payForPremium(deps, paying.id);
  const months = { '2025-02': 150, '2025-03': 155, '2026-10': 200 };
  const rows = Object.entries(months).map(([month, value]) => ({ series: 'KFE:TR51', month, value }));
  await deps.db.insert(marketSeries).values(rows.map((row) => ({ ...row, importedAt: deps.clock.now() })));
  forgetMarketFigures(deps.db);
  const noticeValues = { values: { appraisedOn: { value: '2025-02-28', sentence: null } }, conflicts: [] };
  const sold = makeListingRecord({ noticeValues, status: 'sold', soldPrice: 900_000 });
  const land = makeListingRecord({ noticeValues, tur: 'Arsa' });
  const values = { modelText: { value: 'Clio', sentence: null }, modelYear: { value: 2019, sentence: null } };
  const vehicle = makeListingRecord({
    categoryNumber: '2',
    tur: 'Otomobil',
    carModel: '123',
    noticeValues: { values, conflicts: [] },
  });
  await deps.db.insert(kaskoLists).values({ month: '2026-11', types: 2, importedAt: deps.clock.now() });
  const clio = { brandCode: 123, brandName: 'RENAULT' };
  await deps.db.insert(kaskoTypes).values([
    { ...clio, typeCode: 1, typeName: 'CLIO 1.0 TCE', values: { 2019: 900_000 } },
    { ...clio, typeCode: 2, typeName: 'CLIO 1.5 DCI', values: { 2019: 1_000_000 } },
  ]);
  await recordListings(deps, [sold, land, vehicle]);
  const { rows: ids } = await deps.db.$client.query<{ id: string }>('select id from properties order by id');
  const cardsOf = async (member: typeof paying) => {
    for (const { id } of ids) await member.call('POST', '/api/user/saved-ads', { propertyId: Number(id) });
    const { cards } = boardSchema.parse((await member.call('GET', '/api/user/board')).json);
    return cards.toSorted((a, b) => a.property.tur.localeCompare(b.property.tur));
  };
  expect(await cardsOf(paying)).toMatchObject([
    { property: { tur: 'Arsa' }, valueToday: null, kaskoValue: null },
    {
      property: { status: 'sold', soldPrice: 900_000 },
      hasEnded: true,
      valueToday: { from: 1_280_000, to: 1_340_000, lastMonth: '2026-10' },
      kaskoValue: null,
    },
    {
      property: { tur: 'Otomobil' },
      valueToday: null,
      kaskoValue: { from: 900_000, to: 1_000_000, month: '2026-11' },
    },
  ]);
  const { body } = await app.inject({ url: '/api/user/board.csv', headers: paying.headers });
  expect(body).toContain('TCMB konut fiyat endeksi, Ekim 2026. Piyasa değeri değildir.');
  expect(body).toContain('TSB, Kasım 2026. Genellikle ilan fiyatlarının altındadır.');
  for (const card of await cardsOf(free)) expect(card).toMatchObject({ valueToday: null, kaskoValue: null });
});
