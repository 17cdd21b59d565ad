import { afterAll, beforeAll, expect, it } from 'vitest';
import { withReadDescription } from '#server/features/intake/notice-to-record/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

cheapHashes();
const { deps, app } = await openTestApp();
let token: string;
let id: number;
const NOTICE = `T.C. ANKARA 1. İCRA DAİRESİ 2026/31 ESAS
TAŞINMAZIN AÇIK ARTIRMA İLANI
Özellikleri: Ankara İl, Çankaya İlçe, 1204 Ada, 8 Parsel, Kızılay Mahalle/Mevkii, arsa
%%% blok
Kıymeti: 2.000.000,00 TL`;

beforeAll(async () => {
  token = (await enterDesk(app, deps, 'icerik')).token;
  await recordListings(deps, [withReadDescription(makeListingRecord({ description: NOTICE }))]);
  id = Number((await deps.db.$client.query('select id from properties')).rows[0].id);
});
afterAll(() => deps.close());

const desk = (url: string, body?: object) =>
  callApi(app, body ? 'POST' : 'GET', `/api/desk/listings/${id}${url}`, { token, ...(body && { body }) });
const why = 'Okuma yanlış';
const download = () => app.inject({ url: '/api/desk/wrong-readings', headers: { authorization: `Bearer ${token}` } });

it('a notice is shown with the values read from it and the sentences that say them', async () => {
  const { json } = await desk('/reading');
  expect(json.notice).toContain('1204 Ada');
  expect(json.values).toEqual(
    expect.arrayContaining([
      { field: 'ada', value: '1204', sentence: expect.stringContaining('1204') },
      { field: 'appraisal', value: 2_000_000, sentence: expect.stringContaining('2.000.000,00') },
    ]),
  );
});

it('wrong readings are exported as a fixture with masked personal data, and disappear when they are undone', async () => {
  expect((await download()).body).toBe('');
  await desk('/reading', { field: 'ada', rightly: '1024', why });
  await desk('/reading', { field: 'ada', rightly: '1205', why });
  await desk('/reading', { field: 'km', rightly: '', why });
  await desk('/reading', { field: 'unit', rightly: 'TC 12345678950', why });
  expect((await desk('/reading')).json.wrong).toMatchObject([
    { field: 'ada', rightly: '1205' },
    { field: 'km', rightly: '' },
    { field: 'unit' },
  ]);
  const file = await download();
  expect(file.headers['content-disposition']).toContain('yanlis-okumalar.txt');
  expect(file.body).toContain(`%%% ilan-${id}\n# ada, okunan: "1204"\n@ ada: 1205\n# km, okunan: null\n`);
  expect(file.body).toContain('\n---\nT.C. ANKARA');
  expect(file.body).not.toMatch(/12345678950|\n%%% blok/);
  for (const field of ['ada', 'km', 'unit']) expect((await desk('/reading/undo', { field, why })).status).toBe(200);
  expect((await desk('/reading/undo', { field: 'ada', why })).status).toBe(404);
  expect((await download()).body).toBe('');
});

it('a masked word is masked in the corrections of readings too', async () => {
  await desk('/reading', { field: 'mahalleKoy', rightly: 'Zülfikâr mevkii', why });
  await desk('/masks', { words: 'Zülfikâr', takesDocuments: false, why });
  expect((await desk('/reading')).json.wrong).toMatchObject([{ field: 'mahalleKoy', rightly: '*** mevkii' }]);
});

it.each([
  [{ field: 'yok', rightly: '' }, 'field'],
  [{ field: 'ada', rightly: 'x'.repeat(301) }, 'rightly'],
])('refuses %o', async (given, field) => {
  expect((await desk('/reading', { ...given, why })).json).toMatchObject({ code: 'INVALID_PARAMETER', field });
});
