import { afterAll, beforeEach, expect, it } from 'vitest';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { recordListings } from '#tests/support/record-listings.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const { deps, app } = await openTestApp();
afterAll(() => deps.close());
beforeEach(() => deps.setNow(TEST_NOW));

const FILES = {
  imageUrl: 'https://kaynak.example/1.jpg',
  allImages: 'https://kaynak.example/1.jpg,https://kaynak.example/2.jpg',
  documentFiles: ['https://kaynak.example/rapor.pdf', 'https://kaynak.example/ilan.pdf'],
};

it('one document and one picture are hidden for good, whatever the source says again (KVKK 11)', async () => {
  const { token } = await enterDesk(app, deps, 'icerik');
  await recordListings(deps, { sourceKey: 'bir', ...FILES });
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
  await recordListings(deps, { sourceKey: 'bir', title: 'Yeni başlık', ...FILES });
  expect(await shown()).toEqual(left);
  expect((await hide('https://kaynak.example/yok.pdf')).status).toBe(404);
});
