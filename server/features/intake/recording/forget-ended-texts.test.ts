import { afterAll, expect, it } from 'vitest';
import { DAY_MS } from '#shared/text/dates.ts';
import { searchApi } from '#tests/support/call-api.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { closeEndedListings } from './close-ended-listings.ts';
import { forgetEndedTexts } from './forget-ended-texts.ts';
import { recordListings } from './record-listings.ts';

const { deps, app } = await openTestApp();
afterAll(() => deps.close());

const at = (days: number) => deps.setNow(new Date(TEST_NOW.getTime() + days * DAY_MS));
const texts = {
  description: 'Taşınmazın üzerinde muhdesat vardır.',
  kaydindakiSerhler: 'İpotek şerhi vardır.',
  imageUrl: 'https://kaynak.example/1.jpg',
  allImages: 'https://kaynak.example/1.jpg,https://kaynak.example/2.jpg',
  documentFiles: ['https://kaynak.example/ilan.pdf'],
};
const found = async (query: string) =>
  (await searchApi(app, `query=${query}&includeEnded=true`)).properties.map(({ title }) => title);

async function stored(title: string) {
  const { rows } = await deps.db.$client.query(
    `select description, kaydindaki_serhler as serhler, image_url as image, all_images as images, document_files as documents,
       price::float, ilce, status from properties where title = $1`,
    [title],
  );
  return rows[0];
}

it('a year after its end a listing keeps its facts and loses its texts, pictures and documents', async () => {
  const end = new Date(TEST_NOW.getTime() + 5 * DAY_MS);
  const old = makeListingRecord({ title: 'Eski ilan', endDate: end, ...texts });
  const young = makeListingRecord({ title: 'Yeni ilan', endDate: new Date(end.getTime() + 20 * DAY_MS), ...texts });
  await recordListings(deps, [old, young]);
  await recordListings(deps, [{ ...old, description: `${texts.description} Kira şerhi yoktur.` }]);
  at(30);
  await closeEndedListings(deps);
  at(369);
  expect(await forgetEndedTexts(deps)).toEqual({ listings: 0 });
  expect(await found('muhdesat')).toHaveLength(2);

  at(371);
  expect(await forgetEndedTexts(deps)).toEqual({ listings: 1 });
  expect(await forgetEndedTexts(deps)).toEqual({ listings: 0 });
  expect(await stored('Eski ilan')).toEqual({
    description: null,
    serhler: null,
    image: null,
    images: '',
    documents: [],
    price: 1_000_000,
    ilce: 'Çankaya',
    status: 'ended',
  });
  expect(await stored('Yeni ilan')).toMatchObject({ description: texts.description, image: texts.imageUrl });
  expect(await found('muhdesat')).toEqual(['Yeni ilan']);
  expect(await found('eski')).toEqual(['Eski ilan']);
  const { rows } = await deps.db.$client.query(
    `select old_value, new_value from property_changes where field = 'description'`,
  );
  expect(rows).toEqual([{ old_value: null, new_value: null }]);
});

it('texts that a source sends for such a listing later are deleted by the next run', async () => {
  at(371);
  const end = new Date(TEST_NOW.getTime() - 10 * DAY_MS);
  await recordListings(deps, [makeListingRecord({ title: 'Arşivden gelen', endDate: end, ...texts })]);
  expect(await forgetEndedTexts(deps)).toEqual({ listings: 1 });
  expect(await stored('Arşivden gelen')).toMatchObject({ description: null, documents: [] });
});

it('it is still found by all its facts, including share and age', async () => {
  const endDate = new Date(TEST_NOW.getTime() - 400 * DAY_MS);
  const share = makeListingRecord({ title: 'Pay satışı', hisse: '1/2', endDate, ...texts });
  const car = makeListingRecord({
    title: 'Otomobil',
    categoryNumber: '2',
    tur: 'Otomobil',
    carAge: '7',
    carModel: '123',
    endDate,
    ...texts,
  });
  deps.setNow(TEST_NOW);
  await recordListings(deps, [share, car]);
  const searches: [query: string, title: string][] = [
    ['query=hisseli', share.title],
    ['minAge=6&maxAge=8', car.title],
    ['brand=Renault', car.title],
  ];
  const titlesFound = () =>
    Promise.all(
      searches.map(async ([query]) => {
        const { properties } = await searchApi(app, `${query}&includeEnded=true`);
        return properties.map(({ title }) => title);
      }),
    );
  const before = await titlesFound();
  for (const [index, [, title]] of searches.entries()) expect(before[index]).toContain(title);
  expect(await forgetEndedTexts(deps)).toEqual({ listings: 2 });
  expect(await titlesFound()).toEqual(before);
});
