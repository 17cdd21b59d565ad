import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forgetUnusedFiles } from '#server/features/intake/mirroring/index.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { makePhoto, openMirrorTest, premiumHeaders } from '#tests/support/open-mirror-test.ts';
import { givePapers } from '#tests/support/papers/give-paper.ts';
import { storeListings } from '#tests/support/store-listings.ts';

cheapHashes();
const world = await openMirrorTest();
const { deps, app } = world;
afterAll(() => world.close());
let token: string;
beforeAll(async () => {
  token = (await enterDesk(app, deps, 'icerik')).token;
});
beforeEach(() => world.reset());

const FILES = {
  imageUrl: 'https://kaynak.example/1.jpg',
  allImages: 'https://kaynak.example/1.jpg,https://kaynak.example/2.jpg',
  documentFiles: ['https://kaynak.example/rapor.pdf', 'https://kaynak.example/ilan.pdf'],
};

it('a document and a picture stay hidden, even if the source publishes them again (KVKK 11)', async () => {
  await storeListings(deps, { sourceKey: 'bir', ...FILES });
  const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties');
  const id = rows[0]?.id;
  const hide = (address: string) =>
    callApi(app, 'POST', `/api/desk/listings/${id}/hide-file`, { token, body: { address, why: 'Belgede ad var' } });
  const shown = async () =>
    (
      await deps.db.$client.query(
        'select image_url as "imageUrl", all_images as "allImages", document_files as "documentFiles" from properties',
      )
    ).rows[0];
  expect((await hide('https://kaynak.example/rapor.pdf')).status).toBe(200);
  expect((await hide('https://kaynak.example/1.jpg')).status).toBe(200);
  const left = {
    imageUrl: 'https://kaynak.example/2.jpg',
    allImages: 'https://kaynak.example/2.jpg',
    documentFiles: ['https://kaynak.example/ilan.pdf'],
  };
  expect(await shown()).toEqual(left);
  await storeListings(deps, { sourceKey: 'bir', title: 'Yeni başlık', ...FILES });
  expect(await shown()).toEqual(left);
  expect((await hide('https://kaynak.example/yok.pdf')).status).toBe(404);
});

it('a search for words of a hidden document no longer finds its listing', async () => {
  const { id } = await world.record({ sourceKey: 'bir' });
  const url = world.urlOf('/1.pdf');
  await givePapers(deps, [{ propertyId: id, pages: ['kestanelik'], url }]);
  const headers = await premiumHeaders(world);
  const found = async () =>
    (await app.inject({ url: '/api/properties/search?query=kestanelik', headers })).json().properties.length;
  expect(await found()).toBe(1);
  expect((await post(id, 'hide-file', { address: url })).status).toBe(200);
  expect(await found()).toBe(0);
});

const post = (id: number, act: string, body: object) =>
  callApi(app, 'POST', `/api/desk/listings/${id}/${act}`, { token, body: { ...body, why: 'Belgede ad var' } });
const hide = (id: number, path: string) => post(id, 'hide-file', { address: world.urlOf(path) });
const serve = (path: string, body: Buffer | string) => world.source.answers.set(path, { body });
const named = async (id: number) => {
  const { rows } = await deps.db.$client.query('select document_files, all_images from properties where id = $1', [id]);
  return [...rows[0].document_files, ...rows[0].all_images.split(',').filter(Boolean)].map((url: string) =>
    url.replace(world.source.url, ''),
  );
};

it('the same content is hidden in every other listing, including later ones (KVKK 11)', async () => {
  serve('/1.pdf', '%PDF-1.7 adı geçen');
  serve('/kopya.pdf', '%PDF-1.7 adı geçen');
  serve('/3.pdf', '%PDF-1.7 başka');
  const { id } = await world.record({ sourceKey: 'bir', documentFiles: [world.urlOf('/1.pdf')] });
  const other = await world.record({ sourceKey: 'iki', documentFiles: ['/kopya.pdf', '/3.pdf'].map(world.urlOf) });
  await world.mirror();
  const premium = await premiumHeaders(world);
  const [before = ''] = (await world.detail(other.id, premium)).documentFiles;
  expect((await world.fetchFile(before)).statusCode).toBe(200);
  expect((await hide(id, '/1.pdf')).status).toBe(200);
  expect(await named(other.id)).toEqual(['/3.pdf']);
  expect((await world.fetchFile(before)).statusCode).toBe(404);
  // The source sends the same data again, and a third listing has the same file at a third address.
  await world.record({ ...other.record, title: 'Yeni başlık' });
  expect(await named(other.id)).toEqual(['/3.pdf']);
  serve('/uc.pdf', '%PDF-1.7 adı geçen');
  const third = await world.record({ sourceKey: 'üç', documentFiles: [world.urlOf('/uc.pdf')] });
  expect(await world.mirror()).toMatchObject({ refused: 1 });
  expect(await named(third.id)).toEqual([]);
  const { rows } = await deps.db.$client.query('select url from mirrored_files');
  expect(rows).toEqual([{ url: world.urlOf('/3.pdf') }]);
});

it('previous content of the address is hidden too, and no byte of either stays in the store', async () => {
  const [first, second] = [await makePhoto('#375'), await makePhoto('#a30')];
  serve('/1.jpg', first);
  const pictures = { imageUrl: world.urlOf('/1.jpg'), allImages: world.urlOf('/1.jpg') };
  const { id } = await world.record({ sourceKey: 'bir', ...pictures });
  await world.mirror();
  serve('/1.jpg', second);
  world.at(7);
  expect(await world.mirror()).toMatchObject({ replaced: 1 });
  // Back to a time at which the operator is signed in.
  world.at(0);
  expect((await hide(id, '/1.jpg')).status).toBe(200);
  const left = [];
  for (const area of [deps.files, deps.files.locked])
    for await (const key of area.list()) if (key.startsWith('pictures/')) left.push(key);
  expect(left).toEqual([]);
  await forgetUnusedFiles(deps);
  serve('/eski.jpg', first);
  const later = await world.record({ sourceKey: 'iki', allImages: world.urlOf('/eski.jpg') });
  await world.mirror();
  expect(await named(later.id)).toEqual([]);
});

it('a hidden file can be shown again for a logged reason, in every listing with the same content', async () => {
  serve('/1.pdf', '%PDF-1.7 yanlışlıkla');
  serve('/2.pdf', '%PDF-1.7 yanlışlıkla');
  const { id } = await world.record({ sourceKey: 'bir', documentFiles: [world.urlOf('/1.pdf')] });
  const other = await world.record({ sourceKey: 'iki', documentFiles: [world.urlOf('/2.pdf')] });
  await world.mirror();
  await hide(id, '/1.pdf');
  expect([await named(id), await named(other.id)]).toEqual([[], []]);
  const desk = await callApi(app, 'GET', `/api/desk/listings/${id}`, { token });
  expect(desk.json.hiddenFiles).toEqual([
    { hash: expect.any(String), address: world.urlOf('/1.pdf'), hiddenAt: expect.any(String) },
  ]);
  const { hash } = desk.json.hiddenFiles[0];
  expect((await post(id, 'show-file', { hash })).status).toBe(200);
  expect([await named(id), await named(other.id)]).toEqual([['/1.pdf'], ['/2.pdf']]);
  world.at(1);
  expect(await world.mirror()).toMatchObject({ stored: 2, refused: 0 });
  world.at(0);
  expect((await post(id, 'show-file', { hash })).status).toBe(404);
  const { json } = await callApi(app, 'GET', `/api/desk/listings/${other.id}/audit`, { token });
  expect(json.entries.map(({ act }: { act: string }) => act)).toEqual(['listing.showFile', 'listing.hideFile']);
});
