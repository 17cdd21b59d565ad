import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { matchAlerts } from '#server/features/deciding/alerts/index.ts';
import { remindMembers } from '#server/features/deciding/reminders/index.ts';
import { collectSource } from '#server/features/intake/collection/index.ts';
import { closeEndedListings } from '#server/features/intake/recording/index.ts';
import { notifyChanged } from '#server/features/market/notice-versions/index.ts';
import { queueDeliveries } from '#server/features/members/notifications/index.ts';
import type { PoliteFetch } from '#server/platform/polite-fetch/polite-fetch.ts';
import { ilanGovTrSource } from '#server/sources/ilan-gov-tr/ilan-gov-tr-source.ts';
import { uyapESatisSource } from '#server/sources/uyap-e-satis/uyap-e-satis-source.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { type FakeAd, FakeIlanGovTr, openAds, realAds } from '#tests/support/fakes/fake-ilan-gov-tr.ts';
import { FakeUyap, fakeAuction, SESSION } from '#tests/support/fakes/fake-uyap.ts';
import { paragraphNotice, runningNotice, tableNotice } from '#tests/support/fakes/notice-generations.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { deliverNotifications } from '#tests/support/mail/send-letters.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

/*
 * One day with sources that behave like the real ones: 20 rows per page, filters ignored, only roughly the newest
 * first, MERKEZ as a district, notices of three generations, times in UTC, a session that ends halfway, and results in
 * words that arrive late.
 */
const { deps, app } = await openTestApp();
const member = await newCaller(app);
let ilan: FakeIlanGovTr;
let uyap: FakeUyap;
let fetch: PoliteFetch;
const at = (day: number, clock: string) => new Date(`2026-11-${day}T${clock}:00+03:00`);

const PLACE = 'Malatya İl, Yeşilyurt İlçe, 122 Ada, 5 Parsel, Yakınca Mahalle/Mevkii, 3.953 m² bahçe';
const FACTS = {
  office: 'AKÇADAĞ İCRA DAİRESİ',
  file: '2026/71 TLMT.',
  place: PLACE,
  price: '2.290.468,00',
  first: ['03/12/2026 10:00', '10/12/2026 10:00'],
  second: ['04/01/2027 10:00', '11/01/2027 10:00'],
} as const;
const WITH_TEXT = '2205203';
const BARE = '2203620';
const VANISHING = '2201641';
const CORRECTED = '2200363';

beforeAll(async () => {
  const ads = openAds(26);
  const merkez = ads.find(({ id }) => String(id) === '2191983');
  if (merkez) merkez.addressCountyName = 'MERKEZ';
  ilan = await new FakeIlanGovTr([...ads, ...realAds().filter(isTender)]).open();
  ilan.order = aboutNewestFirst;
  const generations = [tableNotice, paragraphNotice, runningNotice];
  ilan.noticeOf = ({ id }) => {
    if (String(id) === BARE) return '';
    const ofKind = generations[id % generations.length] ?? tableNotice;
    return (String(id) === WITH_TEXT ? tableNotice : ofKind)(FACTS);
  };
  uyap = await new FakeUyap().open();
  // 45 rows: three pages, the last one not full.
  uyap.auctions = Array.from({ length: 45 }, (_, index) =>
    fakeAuction(9000 + index, { ihaleBitisZamani: '24/11/2026 14:00' }),
  );
  fetch = testFetch([ilan.site.host, uyap.site.host], { retries: 0 });
});
afterEach(() => expect(uyap.forbidden).toEqual([]));
afterAll(async () => {
  await fetch.close();
  await ilan.site.close();
  await uyap.site.close();
  await deps.close();
});

function isTender({ adTypeFilters }: FakeAd): boolean {
  return adTypeFilters.some(({ value }) => value === 'İHALE');
}

/** The newest first, but neighbours may be swapped. */
function aboutNewestFirst(ads: FakeAd[]): FakeAd[] {
  return ads.map((ad, index) => ads[index % 2 === 0 ? index + 1 : index - 1] ?? ad);
}

async function collect(now: Date) {
  deps.setNow(now);
  const ofIlan = await collectSource(deps, ilanGovTrSource({ siteUrl: ilan.site.origin, intervalMs: 1000 }), { fetch });
  const pastCategories = [{ category: '1', kind: '1' as const }];
  const settings = { siteUrl: uyap.site.origin, cookie: SESSION, searchWords: [], pastDays: 7, pastCategories };
  const ofUyap = await collectSource(deps, uyapESatisSource({ ...settings, intervalMs: 1000 }), { fetch });
  return [ofIlan.state, ofUyap.state];
}

/** The messages that the member gets from the jobs at this moment. */
async function tell(): Promise<string[]> {
  const { rows: before } = await deps.db.$client.query('select coalesce(max(id), 0) as last from notifications');
  await closeEndedListings(deps);
  await matchAlerts(deps);
  await notifyChanged(deps);
  await remindMembers(deps);
  await queueDeliveries(deps);
  await deliverNotifications(deps);
  const { rows } = await deps.db.$client.query('select reason from notifications where id > $1 order by id', [
    before[0].last,
  ]);
  return rows.map(({ reason }: { reason: string }) => reason);
}

async function shown(key: string) {
  const { rows } = await deps.db.$client.query(
    `select id::int as id, status, second_round as "secondRound", sold_price as "soldPrice", end_date as "endDate",
       end_date_is_derived as "endDateIsDerived" from properties where source_key = $1`,
    [key],
  );
  return rows[0];
}
const keep = async (key: string) => member.call('POST', '/api/user/saved-ads', { propertyId: (await shown(key)).id });
const mails = () => deps.sentMails.map(({ text }) => text).join('\n');

it('morning: an interrupted session loses nothing, and the next one continues it', async () => {
  uyap.answersLeft = 30;
  const [ofIlan, ofUyap] = await collect(at(23, '09:00'));
  expect([ofIlan, ofUyap]).toEqual(['done', 'failed']);
  uyap.answersLeft = Number.POSITIVE_INFINITY;
  expect(await collect(at(23, '09:30'))).toEqual(['done', 'done']);
  const { rows } = await deps.db.$client.query(
    'select source, count(*)::int as n from properties group by 1 order by 1',
  );
  expect(rows).toEqual([
    { source: 'e-satis', n: 45 },
    { source: 'ilan.gov.tr', n: 26 },
  ]);
});

it('a notice with hours gives an exact end, and one without gives only a day', async () => {
  expect(await shown(WITH_TEXT)).toMatchObject({
    endDate: new Date('2026-12-10T07:00:00.000Z'),
    endDateIsDerived: false,
  });
  expect(await shown(BARE)).toMatchObject({ endDate: new Date('2026-12-26T20:59:59.000Z'), endDateIsDerived: true });
});

it('noon: new, corrected, second-round and withdrawn listings are each reported once', async () => {
  await deps.db.$client.query('update users set email_verified = true');
  for (const key of [BARE, VANISHING, CORRECTED, '9000', '9001']) await keep(key);
  const searchCriteria = JSON.stringify({ city: ['Malatya'] });
  const alert = await member.call('POST', '/api/user/property-alerts', { alertName: 'Malatya', searchCriteria });
  expect(alert.status).toBe(200);
  await tell();
  const fresh = realAds().find(({ id }) => id === 2229843);
  const corrected = ilan.ads.find(({ id }) => String(id) === CORRECTED);
  for (const fact of corrected?.adTypeFilters ?? []) if (fact.key === 'Muhammen Bedeli') fact.value = '2.750.000,00 ₺';
  ilan.ads = [...(fresh ? [fresh] : []), ...ilan.ads.filter(({ id }) => String(id) !== VANISHING)];
  uyap.auctions = uyap.auctions.map((auction) =>
    auction.kayitID === 9001 ? { ...auction, ihaleSirasi: 2, ihaleBitisZamani: '24/12/2026 14:00' } : auction,
  );
  expect(await collect(at(23, '12:00'))).toEqual(['done', 'done']);
  const told = await tell();
  expect(told.filter((reason) => reason === 'withdrawn')).toHaveLength(1);
  expect(told.filter((reason) => reason === 'new')).toHaveLength(1);
  expect(told.filter((reason) => reason === 'corrected')).toHaveLength(2);
  expect(await shown(VANISHING)).toMatchObject({ status: 'withdrawn' });
  expect(await shown('9001')).toMatchObject({ secondRound: '1', status: 'open' });
  expect(await tell()).toEqual([]);
});

it('an end first stated by a later notice is not reported as a postponement', async () => {
  ilan.noticeOf = () => tableNotice(FACTS);
  const bare = ilan.ads.find(({ id }) => String(id) === BARE);
  if (bare) bare.title = `${bare.title} `.replace('satılıktır', 'satılık');
  await collect(at(23, '15:00'));
  expect(await shown(BARE)).toMatchObject({ endDate: new Date('2026-12-10T07:00:00.000Z'), endDateIsDerived: false });
  expect(await tell()).not.toContain('postponed');
});

it('evening: a buyer with time to pay and a missing result are not reported as sales', async () => {
  const over = (kayitID: number, satisDurumu: string) => ({
    ...fakeAuction(kayitID, { ihaleBitisZamani: '24/11/2026 14:00' }),
    satisDurumu,
    sonTeklif: 6_700_000,
    day: '2026-11-24',
    province: '44',
  });
  uyap.auctions = uyap.auctions.filter(({ kayitID }) => kayitID === 9001);
  uyap.results = [over(9000, 'Birinci Alıcıya Süre Verildi'), over(9002, 'İhale Sonucu Girilmemiştir')];
  await collect(at(24, '20:00'));
  expect(await tell()).not.toContain('sold');
  for (const key of ['9000', '9002']) expect(await shown(key)).toMatchObject({ status: 'ended', soldPrice: null });
  uyap.results = [over(9000, 'Satıldı'), over(9002, 'Malın Satışının Düşmesi')];
  await collect(at(25, '20:00'));
  expect((await tell()).filter((reason) => reason === 'sold')).toHaveLength(1);
  expect(await shown('9000')).toMatchObject({ status: 'sold' });
  expect(await shown('9002')).toMatchObject({ status: 'unsold' });
});

it('board, calendar and mails show only known times, and no invented hour', async () => {
  const board = await app.inject({ url: '/api/user/board', headers: member.headers });
  const calendar = await member.call('GET', '/api/user/calendar');
  expect(board.statusCode).toBe(200);
  expect(calendar.json.length).toBeGreaterThan(0);
  expect(mails()).not.toContain('23:59');
});
