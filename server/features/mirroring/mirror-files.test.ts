import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeEndedProperties, forgetEndedTexts, recordProperties } from '#server/features/properties/index.ts';
import { DAY_MS } from '#shared/dates.ts';
import { parseFileList } from '#shared/documents.ts';
import { pictureSourceSet } from '#shared/mirrored-pictures.ts';
import { type PropertyDetail, type PropertyRecord, propertyDetailSchema } from '#shared/properties.ts';
import { getApi } from '#tests/support/call-api.ts';
import { type FileServer, fetchPlainly, startFileServer } from '#tests/support/file-server.ts';
import { makePropertyRecord } from '#tests/support/make-property.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/open-test-deps.ts';
import { registerMember } from '#tests/support/register-member.ts';
import { forgetUnusedFiles, mirrorFiles } from './index.ts';

const { deps, app } = await openTestApp();
let source: FileServer;
let premium: Record<string, string>;
let photo: Buffer;
const pdf = Buffer.from('%PDF-1.7\nsatış ilanı\n%%EOF');

beforeAll(async () => {
  source = await startFileServer();
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#375' } })
    .jpeg()
    .toBuffer();
  const { id, token } = await registerMember(app);
  premium = { authorization: `Bearer ${token}` };
  await deps.db.$client.query(
    `insert into payments (user_id, amount, provider, reference, paid_at, valid_until)
     values ($1, 99, 'banka', 'P-1', $2, $2::timestamptz + interval '10 years')`,
    [id, TEST_NOW],
  );
});
afterAll(async () => {
  await source.close();
  await deps.close();
});
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  source.answers.clear();
  source.asked.length = 0;
  await deps.db.$client.query('truncate properties cascade; truncate unused_files');
});

const at = (days: number) => deps.setNow(new Date(TEST_NOW.getTime() + days * DAY_MS));
const mirror = (options = {}) => mirrorFiles(deps, fetchPlainly, options);
const urlOf = (path: string) => `${source.url}${path}`;
const farEnd = new Date(TEST_NOW.getTime() + 100 * DAY_MS);

async function record(given: Partial<PropertyRecord>) {
  const made = makePropertyRecord({ endDate: farEnd, ...given });
  await recordProperties(deps, [made]);
  const { rows } = await deps.db.$client.query('select id from properties where source_key = $1', [made.sourceKey]);
  return { id: Number(rows[0]?.id), record: made };
}

async function detail(id: number, headers = {}): Promise<PropertyDetail> {
  const { status, json } = await getApi(app, `/api/properties/${id}`, headers);
  expect(status, JSON.stringify(json)).toBe(200);
  return propertyDetailSchema.parse(json);
}

const fetchFile = (url: string) => app.inject({ url });
async function states() {
  const { rows } = await deps.db.$client.query(
    'select url, use, state, tries, reason, type from mirrored_files order by url, use',
  );
  return rows.map((row) => ({ ...row, url: String(row.url).replace(source.url, '') }));
}

describe('pictures of a listing', () => {
  test('are fetched once and then shown from here, in three widths and two formats', async () => {
    source.answers.set('/1.jpg', { body: photo, type: 'image/jpeg' });
    const { id } = await record({ imageUrl: urlOf('/1.jpg'), allImages: `${urlOf('/1.jpg')},${urlOf('/yok.jpg')}` });
    expect(await detail(id)).toMatchObject({ imageUrl: urlOf('/1.jpg') });
    expect(await mirror()).toMatchObject({ noted: 2, stored: 1, failed: 1, dead: 1, bytes: photo.byteLength });
    expect(await mirror()).toMatchObject({ noted: 0, stored: 0, failed: 0 });
    expect(source.asked.toSorted()).toEqual(['/1.jpg', '/yok.jpg']);

    const { imageUrl, allImages } = await detail(id);
    expect(allImages).toBe(imageUrl);
    for (const format of ['avif', 'webp'] as const) {
      const addresses = (pictureSourceSet(imageUrl ?? '', format) ?? '').split(', ').map((part) => part.split(' ')[0]);
      expect(addresses).toHaveLength(3);
      for (const address of addresses) {
        const answer = await fetchFile(address ?? '');
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`]);
      }
    }
    const { json } = await getApi(app, '/api/properties');
    expect(json).toMatchObject([{ id, imageUrl }]);
    expect((await getApi(app, '/api/properties/search?query=daire')).json.properties).toMatchObject([{ imageUrl }]);
  });

  test('are refused when a page or a program comes under their name', async () => {
    source.answers.set('/1.jpg', { body: '<!doctype html><h1>Görsel bulunamadı</h1>', type: 'image/jpeg' });
    source.answers.set('/2.jpg', { body: pdf, type: 'image/jpeg' });
    source.answers.set('/3.jpg', { body: 'MZ\x90', type: 'image/jpeg' });
    const { id } = await record({
      imageUrl: urlOf('/1.jpg'),
      allImages: [1, 2, 3].map((n) => urlOf(`/${n}.jpg`)).join(', '),
    });
    expect(await mirror()).toMatchObject({ noted: 3, stored: 0, refused: 3 });
    expect(await states()).toMatchObject([
      { state: 'refused', reason: 'a page instead of a file' },
      { state: 'refused', reason: 'pdf instead of a picture' },
      { state: 'refused', reason: 'unknown type' },
    ]);
    expect(await detail(id)).toMatchObject({ imageUrl: null, allImages: '' });
  });

  test('are fetched up to a number; the rest stays at its source', async () => {
    const urls = Array.from({ length: 35 }, (_, n) => urlOf(`/${String(n).padStart(2, '0')}.jpg`));
    await record({ allImages: urls.join(',') });
    expect(await mirror()).toMatchObject({ noted: 30 });
    expect(source.asked.toSorted().at(-1)).toBe('/29.jpg');
  });

  test('of many listings under one address are fetched once', async () => {
    source.answers.set('/1.jpg', { body: photo });
    await record({ imageUrl: urlOf('/1.jpg') });
    await record({ imageUrl: urlOf('/1.jpg') });
    expect(await mirror()).toMatchObject({ noted: 2, stored: 2 });
    await record({ imageUrl: urlOf('/1.jpg') });
    expect(await mirror()).toMatchObject({ noted: 1, stored: 1, bytes: 0 });
  });
});

describe('documents of a listing', () => {
  test('stay locked: only who may see them gets an address, signed and for a day', async () => {
    source.answers.set('/belge/Satış İlanı.exe', { body: pdf });
    const { id } = await record({ documentFiles: [urlOf('/belge/Satış%20İlanı.exe')] });
    await mirror();
    const anybody = await detail(id);
    expect([anybody.documentFiles, anybody.locked]).toEqual([[], expect.arrayContaining(['documentFiles'])]);
    expect(JSON.stringify(anybody)).not.toContain('/files/');

    const [address = ''] = (await detail(id, premium)).documentFiles;
    expect(address).toMatch(/^\/files\/locked\/\d+\.[\w-]{43}\/[0-9a-f]{64}\.pdf\/satis-ilani\.pdf$/);
    expect(parseFileList([address])).toEqual([address]);
    const answer = await fetchFile(address);
    expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.equals(pdf)]).toEqual([
      200,
      'application/pdf',
      true,
    ]);
    expect(answer.headers['cache-control']).toContain('private');

    const [, , , grant = '', file = ''] = address.split('/');
    const later = `${Number(grant.split('.')[0]) + 9}.${grant.split('.')[1]}`;
    for (const forged of [
      `/files/locked/${later}/${file}/x.pdf`,
      `/files/locked/${grant}/${file.replace(/^./, (c) => (c === 'a' ? 'b' : 'a'))}/x.pdf`,
      `/files/locked/${grant}/..%2f..%2fsession-secret/x.pdf`,
      `/files/documents/${file.slice(0, 2)}/${file}`,
      `/files/..%2ffiles.locked/documents/${file.slice(0, 2)}/${file}`,
      `/files.locked/documents/${file.slice(0, 2)}/${file}`,
    ])
      expect((await fetchFile(forged)).statusCode, forged).toBeGreaterThanOrEqual(400);
    at(1);
    expect((await fetchFile(address)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('of the courts’ own format are known by what is in them; their originals are kept as they came', async () => {
    const udf = Buffer.from(zipSync({ 'content.xml': Buffer.from('<template/>') }));
    source.answers.set('/evrak?id=5', { body: udf });
    const { id } = await record({ documentFiles: [urlOf('/evrak?id=5')] });
    await mirror();
    const [address = ''] = (await detail(id, premium)).documentFiles;
    expect(address).toMatch(/\/evrak\.udf$/);
    expect((await fetchFile(address)).rawPayload.equals(udf)).toBe(true);
  });

  test('that can’t be had keep the address of their source', async () => {
    const { id } = await record({ documentFiles: [urlOf('/yok.pdf')] });
    await mirror();
    expect((await detail(id, premium)).documentFiles).toEqual([urlOf('/yok.pdf')]);
  });
});

describe('a dead link', () => {
  test('is noted, tried again later and later, and comes back when it does', async () => {
    const { id } = await record({ imageUrl: urlOf('/1.jpg') });
    for (const [day, tries] of [
      [0, 1],
      [0.9, 1],
      [1, 2],
      [3.9, 2],
      [4, 3],
    ] as const) {
      at(day);
      await mirror();
      expect(await states()).toMatchObject([{ state: 'dead', tries, reason: 'HTTP 404' }]);
    }
    source.answers.set('/1.jpg', { body: photo });
    at(11);
    expect(await mirror()).toMatchObject({ stored: 1 });
    expect(await states()).toMatchObject([{ state: 'stored', tries: 0, reason: null }]);
    expect((await detail(id)).imageUrl).toMatch(/^\/files\/pictures\//);
  });

  test('is left alone in the end', async () => {
    await record({ imageUrl: urlOf('/1.jpg') });
    for (let day = 0; day < 60; day += 1) {
      at(day);
      await mirror();
    }
    expect(source.asked).toHaveLength(5);
  });

  test('differs from a source that does not answer: its address is kept until it has failed many times', async () => {
    source.answers.set('/1.jpg', { status: 503, body: '' });
    const { id } = await record({ imageUrl: urlOf('/1.jpg') });
    expect(await mirror()).toMatchObject({ failed: 1, dead: 0 });
    expect(await detail(id)).toMatchObject({ imageUrl: urlOf('/1.jpg') });
    deps.setNow(new Date(TEST_NOW.getTime() + 10 * 60_000));
    source.answers.set('/1.jpg', { body: photo });
    expect(await mirror()).toMatchObject({ stored: 1 });
  });
});

test('a run that is cut off gives back what it had taken; the next one finds everything', async () => {
  for (let n = 0; n < 6; n += 1) source.answers.set(`/${n}.jpg`, { body: photo });
  await record({ allImages: Array.from({ length: 6 }, (_, n) => urlOf(`/${n}.jpg`)).join(',') });
  const abort = new AbortController();
  let fetched = 0;
  const cutOff: typeof fetchPlainly = async (url, options) => {
    fetched += 1;
    if (fetched === 3) abort.abort();
    options.signal?.throwIfAborted();
    return fetchPlainly(url, options);
  };
  const first = await mirrorFiles(deps, cutOff, { signal: abort.signal });
  expect(first.failed).toBe(0);
  const second = await mirror();
  expect(first.stored + second.stored).toBe(6);
});

test('trouble of our own store ends the run and is not held against the file', async () => {
  source.answers.set('/1.jpg', { body: photo });
  await record({ imageUrl: urlOf('/1.jpg') });
  const full = { ...deps.files, put: () => Promise.reject(new Error('ENOSPC')), locked: { ...deps.files.locked } };
  full.locked.has = async () => false;
  await expect(mirrorFiles({ ...deps, files: full }, fetchPlainly)).rejects.toThrow('ENOSPC');
  expect(await states()).toMatchObject([{ state: 'pending', tries: 0 }]);
  deps.setNow(new Date(TEST_NOW.getTime() + 31 * 60_000));
  expect(await mirror()).toMatchObject({ stored: 1 });
});

describe('files that no listing names any more', () => {
  const isThere = async (address: string | null) => (await fetchFile(address ?? '')).statusCode === 200;

  test('are deleted, unless another listing has the same', async () => {
    const other = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a30' } })
      .png()
      .toBuffer();
    source.answers.set('/ortak.jpg', { body: photo });
    source.answers.set('/tek.png', { body: other });
    const first = await record({ imageUrl: urlOf('/ortak.jpg'), allImages: urlOf('/tek.png') });
    const second = await record({ imageUrl: urlOf('/ortak.jpg') });
    await mirror();
    const { imageUrl, allImages } = await detail(first.id);
    expect(await forgetUnusedFiles(deps)).toEqual({ files: 0, contents: 0 });

    at(1);
    await recordProperties(deps, [{ ...first.record, price: 5, allImages: '' }]);
    await mirror();
    expect(await forgetUnusedFiles(deps)).toEqual({ files: 1, contents: 1 });
    expect([await isThere(allImages), await isThere(imageUrl)]).toEqual([false, true]);

    await deps.db.$client.query('delete from properties where id = $1', [second.id]);
    expect(await forgetUnusedFiles(deps)).toEqual({ files: 0, contents: 0 });
    expect(await isThere(imageUrl)).toBe(true);
  });

  test('go a year after the end of the auction with the texts', async () => {
    source.answers.set('/1.jpg', { body: photo });
    source.answers.set('/1.pdf', { body: pdf });
    const { id } = await record({ imageUrl: urlOf('/1.jpg'), documentFiles: [urlOf('/1.pdf')] });
    await mirror();
    const { imageUrl } = await detail(id);
    at(101);
    await closeEndedProperties(deps);
    at(466);
    await forgetEndedTexts(deps);
    const [address = ''] = (await detail(id, premium)).documentFiles;
    expect(address).toBe('');
    expect(await forgetUnusedFiles(deps)).toEqual({ files: 2, contents: 2 });
    expect(await isThere(imageUrl)).toBe(false);
    expect(await states()).toEqual([]);
  });
});
