import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeEndedListings, forgetEndedTexts, recordListings } from '#server/features/intake/recording/index.ts';
import { parseFileList } from '#shared/documents.ts';
import { pictureSourceSet } from '#shared/mirrored-pictures.ts';
import { getApi } from '#tests/support/call-api.ts';
import { fetchPlainly } from '#tests/support/file-server.ts';
import { type MirrorTest, makePhoto, openMirrorTest, premiumHeaders } from '#tests/support/open-mirror-test.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { forgetUnusedFiles } from './forget-unused-files.ts';
import { mirrorFiles } from './mirror-files.ts';

let given: MirrorTest;
let premium: Record<string, string>;
let photo: Buffer;
const pdf = Buffer.from('%PDF-1.7\nsatış ilanı\n%%EOF');

beforeAll(async () => {
  given = await openMirrorTest();
  premium = await premiumHeaders(given);
  photo = await makePhoto('#375');
});
afterAll(() => given.close());
beforeEach(() => given.reset());

describe('pictures of a listing', () => {
  it('are fetched once and then served by us, in three widths and two formats', async () => {
    given.source.answers.set('/1.jpg', { body: photo, type: 'image/jpeg' });
    const { id } = await given.record({
      imageUrl: given.urlOf('/1.jpg'),
      allImages: `${given.urlOf('/1.jpg')},${given.urlOf('/yok.jpg')}`,
    });
    expect(await given.detail(id)).toMatchObject({ imageUrl: given.urlOf('/1.jpg') });
    expect(await given.mirror()).toMatchObject({ noted: 2, stored: 1, failed: 1, dead: 1, bytes: photo.byteLength });
    expect(await given.mirror()).toMatchObject({ noted: 0, stored: 0, failed: 0 });
    expect(given.source.asked.toSorted()).toEqual(['/1.jpg', '/yok.jpg']);

    const { imageUrl, allImages } = await given.detail(id);
    expect(allImages).toBe(imageUrl);
    for (const format of ['avif', 'webp'] as const) {
      const addresses = (pictureSourceSet(imageUrl ?? '', format) ?? '').split(', ').map((part) => part.split(' ')[0]);
      expect(addresses).toHaveLength(3);
      for (const address of addresses) {
        const answer = await given.fetchFile(address ?? '');
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`]);
      }
    }
    const { json } = await getApi(given.app, '/api/properties');
    expect(json).toMatchObject([{ id, imageUrl }]);
    expect((await getApi(given.app, '/api/properties/search?query=daire')).json.properties).toMatchObject([
      { imageUrl },
    ]);
  });

  it('are refused when the answer is a page or a program', async () => {
    given.source.answers.set('/1.jpg', { body: '<!doctype html><h1>Görsel bulunamadı</h1>', type: 'image/jpeg' });
    given.source.answers.set('/2.jpg', { body: pdf, type: 'image/jpeg' });
    given.source.answers.set('/3.jpg', { body: 'MZ\x90', type: 'image/jpeg' });
    const { id } = await given.record({
      imageUrl: given.urlOf('/1.jpg'),
      allImages: [1, 2, 3].map((n) => given.urlOf(`/${n}.jpg`)).join(', '),
    });
    expect(await given.mirror()).toMatchObject({ noted: 3, stored: 0, refused: 3 });
    expect(await given.states()).toMatchObject([
      { state: 'refused', reason: 'a page instead of a file' },
      { state: 'refused', reason: 'pdf instead of a picture' },
      { state: 'refused', reason: 'unknown type' },
    ]);
    expect(await given.detail(id)).toMatchObject({ imageUrl: null, allImages: '' });
  });

  it('and documents are refused when they are larger than a page can show (ASVS 5.2.1)', async () => {
    const [most, document] = [25 * 1024 ** 2, 60 * 1024 ** 2] as const;
    given.source.answers.set('/a.jpg', { body: Buffer.concat([photo, Buffer.alloc(most - photo.length + 1)]) });
    given.source.answers.set('/b.jpg', { body: Buffer.concat([photo, Buffer.alloc(most - photo.length)]) });
    given.source.answers.set('/c.pdf', { body: Buffer.concat([pdf, Buffer.alloc(document - pdf.length + 1)]) });
    given.source.answers.set('/d.pdf', { body: Buffer.concat([pdf, Buffer.alloc(most)]) });
    const allImages = [given.urlOf('/a.jpg'), given.urlOf('/b.jpg')].join(', ');
    await given.record({ allImages, documentFiles: [given.urlOf('/c.pdf'), given.urlOf('/d.pdf')] });
    expect(await given.mirror()).toMatchObject({ noted: 4, stored: 2 });
    const stored = (await given.states()).filter(({ state }) => state === 'stored');
    expect(stored.map(({ url }) => url)).toEqual(['/b.jpg', '/d.pdf']);
  });

  it('are fetched up to a limit; the rest stays at its source', async () => {
    const urls = Array.from({ length: 35 }, (_, n) => given.urlOf(`/${String(n).padStart(2, '0')}.jpg`));
    await given.record({ allImages: urls.join(',') });
    expect(await given.mirror()).toMatchObject({ noted: 30 });
    expect(given.source.asked.toSorted().at(-1)).toBe('/29.jpg');
  });

  it('shared by many listings under one address are fetched once', async () => {
    given.source.answers.set('/1.jpg', { body: photo });
    await given.record({ imageUrl: given.urlOf('/1.jpg') });
    await given.record({ imageUrl: given.urlOf('/1.jpg') });
    expect(await given.mirror()).toMatchObject({ noted: 2, stored: 2 });
    await given.record({ imageUrl: given.urlOf('/1.jpg') });
    expect(await given.mirror()).toMatchObject({ noted: 1, stored: 1, bytes: 0 });
  });
});

describe('documents of a listing', () => {
  it('stay locked: only callers with access get an address, signed and valid for a day', async () => {
    given.source.answers.set('/belge/Satış İlanı.exe', { body: pdf });
    const { id } = await given.record({ documentFiles: [given.urlOf('/belge/Satış%20İlanı.exe')] });
    await given.mirror();
    const anybody = await given.detail(id);
    expect([anybody.documentFiles, anybody.locked]).toEqual([[], expect.arrayContaining(['documentFiles'])]);
    expect(JSON.stringify(anybody)).not.toContain('/files/');

    const [address = ''] = (await given.detail(id, premium)).documentFiles;
    expect(address).toMatch(/^\/files\/locked\/\d+\.[\w-]{43}\/[0-9a-f]{64}\.pdf\/satis-ilani\.pdf$/);
    expect(parseFileList([address])).toEqual([address]);
    const answer = await given.fetchFile(address);
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
      expect((await given.fetchFile(forged)).statusCode, forged).toBeGreaterThanOrEqual(400);
    given.at(1);
    expect((await given.fetchFile(address)).json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('in the courts’ own format are recognised by their content and stored unchanged', async () => {
    const udf = Buffer.from(zipSync({ 'content.xml': Buffer.from('<template/>') }));
    given.source.answers.set('/evrak?id=5', { body: udf });
    const { id } = await given.record({ documentFiles: [given.urlOf('/evrak?id=5')] });
    await given.mirror();
    const [address = ''] = (await given.detail(id, premium)).documentFiles;
    expect(address).toMatch(/\/evrak\.udf$/);
    expect((await given.fetchFile(address)).rawPayload.equals(udf)).toBe(true);
  });

  it.each([
    ['/belge/%22;%20filename=%22a.html', 'filename-a'],
    ['/belge/a%0D%0ASet-Cookie:%20x=1.pdf', 'aset-cookie-x-1'],
    ['/belge/..%2F..%2Fsession-secret', 'session-secret'],
    ['/belge/%F0%9F%98%80%3Cscript%3E.svg', 'script'],
    ['/belge/%E2%80%AEfdp.exe', 'fdp'],
    [`/belge/${'a'.repeat(300)}.pdf`, 'a'.repeat(60)],
    ['/belge/%3F', 'belge'],
  ])('get a name of plain letters from us; %s is none of it (ASVS 5.4)', async (path, name) => {
    given.source.answers.set(decodeURI(path), { body: pdf });
    const { id } = await given.record({ documentFiles: [given.urlOf(path)] });
    await given.mirror();
    const [address = ''] = (await given.detail(id, premium)).documentFiles;
    expect(address.split('/').at(-1)).toBe(`${name}.pdf`);
    const { statusCode, headers } = await given.fetchFile(address);
    expect([statusCode, headers['content-disposition'], headers['set-cookie']]).toEqual([200, undefined, undefined]);
  });

  it('that cannot be fetched keep the address of their source', async () => {
    const { id } = await given.record({ documentFiles: [given.urlOf('/yok.pdf')] });
    await given.mirror();
    expect((await given.detail(id, premium)).documentFiles).toEqual([given.urlOf('/yok.pdf')]);
  });
});

it('an interrupted run releases the files it had claimed, and the next run fetches all', async () => {
  for (let n = 0; n < 6; n += 1) given.source.answers.set(`/${n}.jpg`, { body: photo });
  await given.record({ allImages: Array.from({ length: 6 }, (_, n) => given.urlOf(`/${n}.jpg`)).join(',') });
  const abort = new AbortController();
  let fetched = 0;
  const cutOff: typeof fetchPlainly = async (url, options) => {
    fetched += 1;
    if (fetched === 3) abort.abort();
    options.signal?.throwIfAborted();
    return fetchPlainly(url, options);
  };
  const first = await mirrorFiles(given.deps, cutOff, { signal: abort.signal });
  expect(first.failed).toBe(0);
  const second = await given.mirror();
  expect(first.stored + second.stored).toBe(6);
});

it('a failure of our store ends the run and does not count against the file', async () => {
  given.source.answers.set('/1.jpg', { body: photo });
  await given.record({ imageUrl: given.urlOf('/1.jpg') });
  const full = {
    ...given.deps.files,
    put: () => Promise.reject(new Error('ENOSPC')),
    locked: { ...given.deps.files.locked },
  };
  full.locked.has = async () => false;
  await expect(mirrorFiles({ ...given.deps, files: full }, fetchPlainly)).rejects.toThrow('ENOSPC');
  expect(await given.states()).toMatchObject([{ state: 'pending', tries: 0 }]);
  given.deps.setNow(new Date(TEST_NOW.getTime() + 31 * 60_000));
  expect(await given.mirror()).toMatchObject({ stored: 1 });
});

describe('files that no listing names any more', () => {
  const isThere = async (address: string | null) => (await given.fetchFile(address ?? '')).statusCode === 200;

  it('are deleted, unless another listing has the same file', async () => {
    const other = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a30' } })
      .png()
      .toBuffer();
    given.source.answers.set('/ortak.jpg', { body: photo });
    given.source.answers.set('/tek.png', { body: other });
    const first = await given.record({ imageUrl: given.urlOf('/ortak.jpg'), allImages: given.urlOf('/tek.png') });
    const second = await given.record({ imageUrl: given.urlOf('/ortak.jpg') });
    await given.mirror();
    const { imageUrl, allImages } = await given.detail(first.id);
    expect(await forgetUnusedFiles(given.deps)).toEqual({ files: 0, contents: 0 });

    given.at(1);
    await recordListings(given.deps, [{ ...first.record, price: 5, allImages: '' }]);
    await given.mirror();
    expect(await forgetUnusedFiles(given.deps)).toEqual({ files: 1, contents: 1 });
    expect([await isThere(allImages), await isThere(imageUrl)]).toEqual([false, true]);

    await given.deps.db.$client.query('delete from properties where id = $1', [second.id]);
    expect(await forgetUnusedFiles(given.deps)).toEqual({ files: 0, contents: 0 });
    expect(await isThere(imageUrl)).toBe(true);
  });

  it('are deleted a year after the end of the auction, together with the texts', async () => {
    given.source.answers.set('/1.jpg', { body: photo });
    given.source.answers.set('/1.pdf', { body: pdf });
    const { id } = await given.record({ imageUrl: given.urlOf('/1.jpg'), documentFiles: [given.urlOf('/1.pdf')] });
    await given.mirror();
    const { imageUrl } = await given.detail(id);
    given.at(101);
    await closeEndedListings(given.deps);
    given.at(466);
    await forgetEndedTexts(given.deps);
    const [address = ''] = (await given.detail(id, premium)).documentFiles;
    expect(address).toBe('');
    expect(await forgetUnusedFiles(given.deps)).toEqual({ files: 2, contents: 2 });
    expect(await isThere(imageUrl)).toBe(false);
    expect(await given.states()).toEqual([]);
  });
});
