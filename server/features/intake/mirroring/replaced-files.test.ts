import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { closeEndedListings, recordListings } from '#server/features/intake/recording/index.ts';
import { type MirrorTest, makePhoto, openMirrorTest, premiumHeaders } from '#tests/support/open-mirror-test.ts';
import { forgetUnusedFiles } from './forget-unused-files.ts';
import { originalKey } from './store-file.ts';

let given: MirrorTest;
let premium: Record<string, string>;
let [first, second]: Buffer[] = [];
beforeAll(async () => {
  given = await openMirrorTest();
  premium = await premiumHeaders(given);
  first = await makePhoto('#375');
  second = await makePhoto('#a30');
});
afterAll(() => given.close());
beforeEach(() => given.reset());

const serve = (path: string, body: Buffer | string | undefined, etag?: string) =>
  given.source.answers.set(path, { body: body ?? '', ...(etag && { etag }) });
const isThere = async (address: string | null) => (await given.fetchFile(address ?? '')).statusCode === 200;

it('a picture replaced under the same address is noticed within a week and replaces our copy', async () => {
  serve('/1.jpg', first);
  const { id } = await given.record({ imageUrl: given.urlOf('/1.jpg') });
  await given.mirror();
  const before = (await given.detail(id)).imageUrl;
  const [{ sha256 = '' } = {}] = await given.states();
  serve('/1.jpg', second);
  given.at(6.9);
  expect(await given.mirror()).toMatchObject({ checked: 0 });
  given.at(7);
  expect(await given.mirror()).toMatchObject({ stored: 0, checked: 1, replaced: 1 });
  const after = (await given.detail(id)).imageUrl;
  expect(after).not.toBe(before);
  expect(await isThere(after)).toBe(true);

  // Nobody sees the replaced picture, but its original is kept as evidence.
  expect(await forgetUnusedFiles(given.deps)).toEqual({ files: 0, contents: 0 });
  expect(await isThere(before)).toBe(false);
  const original = originalKey('picture', sha256, 'jpg');
  expect(await given.deps.files.locked.has(original)).toBe(true);

  // If the source restores the picture, its thumbnails are made again.
  serve('/1.jpg', first);
  given.at(14);
  expect(await given.mirror()).toMatchObject({ replaced: 1 });
  expect((await given.detail(id)).imageUrl).toBe(before);
  expect(await isThere(before)).toBe(true);

  await given.deps.db.$client.query('delete from properties where id = $1', [id]);
  expect(await forgetUnusedFiles(given.deps)).toEqual({ files: 0, contents: 2 });
  expect(await given.deps.files.locked.has(original)).toBe(false);
});

it('a file with an ETag is downloaded again only if the ETag has changed', async () => {
  serve('/1.pdf', '%PDF-1.7 ilk', '"a"');
  await given.record({ documentFiles: [given.urlOf('/1.pdf')] });
  await given.mirror();
  given.at(7);
  expect(await given.mirror()).toMatchObject({ checked: 1, replaced: 0, bytes: 0 });
  serve('/1.pdf', '%PDF-1.7 düzeltilmiş', '"b"');
  given.at(14);
  expect(await given.mirror()).toMatchObject({ checked: 1, replaced: 1 });
  expect(await given.states()).toMatchObject([{ state: 'stored', etag: '"b"', reason: null }]);
});

it('files of a corrected listing are checked again at once, but at most daily', async () => {
  serve('/1.pdf', '%PDF-1.7 ilk');
  const { record } = await given.record({ documentFiles: [given.urlOf('/1.pdf')] });
  await given.mirror();
  for (const [day, asked] of [
    [0.5, 1],
    [2, 2],
    [2.5, 2],
    [3, 3],
  ] as const) {
    given.at(day);
    await recordListings(given.deps, [{ ...record, price: day * 1000 }]);
    await given.mirror();
    expect(given.source.asked).toHaveLength(asked);
  }
});

it('files of an ended auction are no longer checked', async () => {
  serve('/1.jpg', first);
  await given.record({ imageUrl: given.urlOf('/1.jpg'), endDate: new Date('2026-11-25T09:00:00Z') });
  await given.mirror();
  given.at(10);
  await closeEndedListings(given.deps);
  expect(await given.mirror()).toMatchObject({ checked: 0 });
  expect(await given.states()).toMatchObject([{ state: 'stored', next_try_at: null }]);
});

it('a file lost at its source is still shown; it is checked less and less often and counted in the metrics', async () => {
  serve('/1.jpg', first);
  const { id } = await given.record({ imageUrl: given.urlOf('/1.jpg') });
  await given.mirror();
  const { imageUrl } = await given.detail(id);
  given.source.answers.clear();
  const days: number[] = [];
  for (let day = 7; day < 60; day += 1) {
    given.at(day);
    if ((await given.mirror()).failed > 0) days.push(day);
  }
  expect(days).toEqual([7, 8, 11, 18, 32, 46]);
  expect(await given.states()).toMatchObject([{ state: 'stored', tries: 6 }]);
  expect((await given.detail(id)).imageUrl).toBe(imageUrl);
  expect(await isThere(imageUrl)).toBe(true);
  const { body } = await given.app.inject({ url: '/metrics' });
  expect(body).toContain('peyda_mirrored_files_lost_at_source 1');
});

it('new files are fetched before old ones are checked, and a run checks a limited number of old ones', async () => {
  serve('/1.jpg', first);
  await given.record({ imageUrl: given.urlOf('/1.jpg') });
  await given.mirror();
  await given.deps.db.$client.query(
    `insert into mirrored_files (property_id, use, url, state, sha256, type, bytes, next_try_at, noted_at, stored_at)
     select property_id, use, url || '?' || n, state, sha256, type, bytes, next_try_at, noted_at, stored_at
     from mirrored_files, generate_series(1, 150) n`,
  );
  given.at(8);
  serve('/yeni.jpg', second);
  await given.record({ imageUrl: given.urlOf('/yeni.jpg') });
  given.source.asked.length = 0;
  expect(await given.mirror()).toMatchObject({ stored: 1 });
  expect(given.source.asked.indexOf('/yeni.jpg')).toBeLessThan(2);
  expect(given.source.asked).toHaveLength(101);
});

it('a source that generates a new document at every request does not fill our store', async () => {
  const { id } = await given.record({ documentFiles: [given.urlOf('/1.pdf')] });
  for (let week = 0; week < 10; week += 1) {
    serve('/1.pdf', `%PDF-1.7 ${week}`);
    given.at(week * 7);
    await given.mirror();
  }
  expect(await forgetUnusedFiles(given.deps)).toEqual({ files: 0, contents: 4 });
  const { rows } = await given.deps.db.$client.query('select bytes from mirrored_file_versions');
  expect(rows).toHaveLength(5);
  // Back to a time when the member was signed in.
  given.at(1);
  const [address = ''] = (await given.detail(id, premium)).documentFiles;
  expect((await given.fetchFile(address)).body).toBe('%PDF-1.7 9');
});

it('a picture in a format that no browser shows is stored unchanged and offered as a document', async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(100)]);
  serve('/IMG_1.heic', heic);
  const { id } = await given.record({ imageUrl: given.urlOf('/IMG_1.heic'), allImages: given.urlOf('/IMG_1.heic') });
  expect(await given.mirror()).toMatchObject({ stored: 1, refused: 0 });
  expect(await given.states()).toMatchObject([
    { state: 'stored', type: 'heic', reason: expect.stringMatching(/HEIC/) },
  ]);
  const shown = await given.detail(id, premium);
  expect([shown.imageUrl, shown.allImages]).toEqual([null, '']);
  expect(shown.documentFiles).toEqual([expect.stringMatching(/^\/files\/locked\/.*\.heic\/img-1\.heic$/)]);
  const answer = await given.fetchFile(shown.documentFiles[0] ?? '');
  expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.equals(heic)]).toEqual([
    200,
    'image/heic',
    true,
  ]);
  const anybody = await given.detail(id);
  expect([anybody.documentFiles, anybody.locked]).toEqual([[], expect.arrayContaining(['documentFiles'])]);
});
