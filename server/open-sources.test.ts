import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeSite } from '#tests/support/fakes/fake-site.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { readConfig } from './config.ts';
import { fetchesFiles } from './open-sources.ts';

const COOKIE = 'JSESSIONID=operator';
let portal: FakeSite;
let elsewhere: FakeSite;
beforeEach(async () => {
  const answer = ({ path }: { path: string }) => ({ status: path === '/gone.pdf' ? 404 : 200, body: 'x' });
  portal = await new FakeSite(answer).open();
  elsewhere = await new FakeSite(answer).open();
});
afterEach(async () => {
  await portal.close();
  await elsewhere.close();
});

async function fetchAll(urls: readonly string[]) {
  const politeFetch = testFetch([portal.host, elsewhere.host]);
  const fetchFile = fetchesFiles(
    politeFetch,
    readConfig({
      UYAP_URL: portal.origin,
      UYAP_COOKIE: COOKIE,
      UYAP_PICTURE_URL: `${portal.origin}/pp/resim/{resimAdi}?kayitId={kayitID}`,
    }),
  );
  const answers = [];
  for (const url of urls) answers.push(await fetchFile(url, { maxBytes: 1000 }));
  await politeFetch.close();
  return answers;
}

const cookiesOf = (site: FakeSite) =>
  site.calls.filter(({ path }) => path !== '/robots.txt').map(({ path, headers }) => [path, headers.cookie]);

it('the operator’s session is sent only for documents of the portal', async () => {
  await fetchAll([
    `${portal.origin}/pp/evrak_indir_brd.uyap?kayitId=1&islemTuru=satis`,
    `${portal.origin}/pp/view_document_brd.uyap?mimeType=Udf&evrakId=2`,
    `${portal.origin}/pp/resim/%C3%B6n%20cephe.jpg?kayitId=1`,
    // A listing of another source might name such an address.
    `${portal.origin}/main/teklif_ver.ajx?tutar=1`,
    `${portal.origin}/pp/resim/1.jpg?kayitId=1&teklif=1`,
    `${portal.origin}/pp/resim/../teklif_ver.ajx?kayitId=1`,
    `${elsewhere.origin}/pp/evrak_indir_brd.uyap?kayitId=1`,
  ]);
  expect(cookiesOf(portal)).toEqual([
    ['/pp/evrak_indir_brd.uyap', COOKIE],
    ['/pp/view_document_brd.uyap', COOKIE],
    ['/pp/resim/%C3%B6n%20cephe.jpg', COOKIE],
    ['/main/teklif_ver.ajx', undefined],
    ['/pp/resim/1.jpg', undefined],
    ['/pp/teklif_ver.ajx', undefined],
  ]);
  expect(cookiesOf(elsewhere)).toEqual([['/pp/evrak_indir_brd.uyap', undefined]]);
});

it('a missing file returns a status instead of throwing', async () => {
  expect(await fetchAll([`${elsewhere.origin}/gone.pdf`])).toMatchObject([{ status: 404 }]);
});

it('a known file is requested conditionally, and an unchanged one returns a status', async () => {
  elsewhere.quirk = ({ headers }) =>
    headers['if-none-match'] === '"a"' && headers['if-modified-since'] === 'Mon, 02 Nov 2026 08:00:00 GMT'
      ? { status: 304 }
      : { body: 'x', headers: { etag: '"a"', 'last-modified': 'Mon, 02 Nov 2026 08:00:00 GMT' } };
  const politeFetch = testFetch([elsewhere.host]);
  const fetchFile = fetchesFiles(politeFetch, readConfig({}));
  const { status, ...known } = await fetchFile(`${elsewhere.origin}/1.pdf`, { maxBytes: 1000 });
  expect([status, known.etag]).toEqual([200, '"a"']);
  expect(await fetchFile(`${elsewhere.origin}/1.pdf`, { maxBytes: 1000, known })).toMatchObject({ status: 304 });
  await politeFetch.close();
});

it('invalid settings of e-Satış are refused', () => {
  expect(readConfig({}).UYAP_PAST_CATEGORIES).toEqual(['1=tasinmaz']);
  expect(readConfig({ UYAP_PAST_CATEGORIES: '1=tasinmaz, 7=tasit' }).UYAP_PAST_CATEGORIES).toEqual([
    '1=tasinmaz',
    '7=tasit',
  ]);
  for (const wrong of [{ UYAP_PAST_CATEGORIES: '2=araba' }, { UYAP_PICTURE_URL: 'https://esatis.uyap.gov.tr/resim' }])
    expect(() => readConfig(wrong)).toThrow(Object.keys(wrong)[0]);
});
