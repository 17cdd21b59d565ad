import readExcelFile from 'read-excel-file/universal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { payForPremium } from '#tests/support/accounts/pay-for-premium.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

cheapHashes();
const { app, deps } = await openTestApp();
let authorization: string;
beforeAll(async () => {
  const listings = Array.from({ length: 30 }, (_, index) =>
    makeListingRecord({ title: `Ankara'da ${index} numaralı tarla`, il: 'Ankara', description: 'gizli kalan metin' }),
  );
  await recordListings(deps, [...listings, makeListingRecord({ title: '=1+1 daire; satılıktır', il: 'İzmir' })]);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { email: 'tablo@peyda.test', phoneNumber: '05321112244', password: 'uzun-bir-parola' },
  });
  authorization = `Bearer ${answer.json<{ token: string }>().token}`;
});
afterAll(() => deps.close());

const fetchCsv = (query: string) => app.inject({ url: `/api/user/search.csv?${query}`, headers: { authorization } });

it('a member gets all pages of a result as one file, without locked fields', async () => {
  const { statusCode, headers, body } = await fetchCsv('city=Ankara');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toContain('.csv');
  expect(body.startsWith('\uFEFFİlan no;')).toBe(true);
  expect(body.trimEnd().split('\r\n')).toHaveLength(31);
  expect(body).not.toContain('gizli kalan');
});

it('chosen listings can be exported by id, and listings can be found by a list of file numbers', async () => {
  const { rows } = await deps.db.$client.query<{ id: string }>(`select id from properties order by id limit 3`);
  const ids = rows.map(({ id }) => id).join(',');
  expect((await fetchCsv(`ids=${ids}`)).body.trimEnd().split('\r\n')).toHaveLength(4);
  expect((await fetchCsv('ids=12,x')).statusCode).toBe(400);
  await recordListings(deps, [
    makeListingRecord({ title: 'Ordu’da fındık bahçesi', dosyaBilgi: '2031/11 Esas' }),
    makeListingRecord({ title: 'Rize’de çay bahçesi', dosyaBilgi: '2031/12 Talimat' }),
    makeListingRecord({ title: 'Giresun’da arsa', dosyaBilgi: '2031/13 Esas' }),
  ]);
  for (const query of ['query=2031/11%20Esas%202031/12%20Talimat', 'fileNumber=2031/11,2031/12'])
    expect((await fetchCsv(query)).body.trimEnd().split('\r\n'), query).toHaveLength(3);
});

it('a title cannot become a formula', async () => {
  const { body } = await fetchCsv('city=%C4%B0zmir');
  expect(body).toContain(`"'=1+1 daire; satılıktır"`);
});

it('an invalid search is refused with a message, and files require an account', async () => {
  expect((await fetchCsv('minPrice=x')).statusCode).toBe(400);
  for (const url of ['/api/user/search.csv', '/api/user/saved-ads.csv'])
    expect((await app.inject({ url })).statusCode).toBe(401);
});

it('the same result is available as a spreadsheet with sums as numbers', async () => {
  const { statusCode, headers, rawPayload } = await app.inject({
    url: '/api/user/search.xlsx?city=Ankara',
    headers: { authorization },
  });
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toContain('peyda-ihaleler.xlsx');
  const [sheet] = await readExcelFile(Uint8Array.from(rawPayload).buffer);
  expect(sheet?.data).toHaveLength((await fetchCsv('city=Ankara')).body.trimEnd().split('\r\n').length);
  const [head = [], row = []] = sheet?.data ?? [];
  expect(typeof row[head.indexOf('Muhammen bedel (TL)')]).toBe('number');
});

it('files include the deposit deadlines, and model and kilometres if the reader may see them', async () => {
  await recordListings(deps, [
    makeListingRecord({
      title: 'Sinop’ta otomobil',
      il: 'Sinop',
      categoryNumber: '2',
      tur: 'Otomobil',
      endDate: new Date('2027-03-17T08:00:00.000Z'),
      noticeValues: {
        values: {
          km: { value: 84_500, sentence: 'Araç 84.500 km’dedir.' },
          modelText: { value: 'EGEA 1.4 FIRE', sentence: 'Modeli EGEA 1.4 FIRE’dır.' },
        },
        conflicts: [],
      },
    }),
  ]);
  const cellsFor = async (member: { headers: { authorization: string } }) => {
    const { body } = await app.inject({ url: '/api/user/search.csv?city=Sinop', headers: member.headers });
    const [head = '', line = ''] = body.trimEnd().split('\r\n');
    const names = head.replace('\uFEFF', '').split(';');
    return Object.fromEntries(line.split(';').map((cell, at) => [names[at], cell]));
  };
  const [paying, free] = [await newCaller(app), await newCaller(app)];
  await payForPremium(deps, paying.id);
  expect(await cellsFor(free)).toMatchObject({
    'Nakit teminat için son an': '16.03.2027 23:30',
    'Teminat mektubu için son gün': '16.03.2027 mesai bitimi',
    Model: 'EGEA 1.4 FIRE',
    Kilometre: '',
  });
  expect((await cellsFor(paying)).Kilometre).toBe('84500');
});

it('saved listings are available as a file too', async () => {
  const { rows } = await deps.db.$client.query<{ id: string }>(`select id from properties where il = 'İzmir'`);
  const propertyId = Number(rows[0]?.id);
  await app.inject({ method: 'POST', url: '/api/user/saved-ads', headers: { authorization }, payload: { propertyId } });
  const { body } = await app.inject({ url: '/api/user/saved-ads.csv', headers: { authorization } });
  expect(body.trimEnd().split('\r\n')).toHaveLength(2);
  expect(body).toContain(`/ilan/${propertyId}`);
});
