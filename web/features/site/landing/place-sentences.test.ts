import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CATEGORY_NUMBERS } from '#shared/kinds/kinds.ts';
import type { Landing } from '#shared/landing.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';
import { ablative, genitive, locative } from '#shared/text/turkish-suffixes.ts';
import { inPlace, landingDescription, landingHeading, landingSentences, ofPlace } from './landing-text.ts';

const FIXTURE = fileURLToPath(new URL('../../../../tests/fixtures/place-suffixes.txt', import.meta.url));
/** `Abana'da | Abana'dan | Abana'nın`, read through by hand. */
const READ_THROUGH = readFileSync(FIXTURE, 'utf8').trim().split('\n');
const PLACES = PROVINCES.flatMap((province) => [
  { province, district: null },
  ...districtsOf(province).map((district) => ({ province, district })),
]);

it('every province and district has its endings as they were read through', () => {
  expect(PLACES).toHaveLength(81 + 973);
  const names = [...new Set(PLACES.map(({ province, district }) => district ?? province))];
  const ofAll = names.map((name) => [locative(name), ablative(name), genitive(name)].join(' | '));
  expect(ofAll.sort()).toEqual(READ_THROUGH.toSorted());
});

const FILLED = {
  path: '/icra/yer',
  secondRoundCount: 3,
  price: { lowest: 45_000, median: 1_250_000, highest: 12_400_000 },
  firstEnd: { endDate: '2026-11-24T08:30:00.000Z', isDayOnly: false, isDerived: false },
  kinds: [
    { category: '1', path: '/icra/yer/gayrimenkul', count: 9 },
    { category: '2', path: '/icra/yer/araclar', count: 2 },
    { category: '3', path: '/icra/yer/tasinirlar', count: 1 },
  ],
  subCategories: [
    { name: 'Daire', count: 5 },
    { name: 'Arsa', count: 4 },
  ],
  places: [],
  neighbours: { kind: 'provinces', places: [] },
  properties: [],
} as const satisfies Partial<Landing>;

describe.each([null, ...CATEGORY_NUMBERS])('texts about kind %s', (category) => {
  it('are whole Turkish sentences at every place, with and without auctions', () => {
    for (const place of PLACES) {
      const name = place.district ?? place.province;
      const ending = (text: string) => text.slice(name.length).replace("'", '’');
      expect(inPlace(place).endsWith(name + ending(locative(name)))).toBe(true);
      expect(ofPlace(place).endsWith(name + ending(genitive(name)))).toBe(true);
      for (const total of [0, 1, 12]) {
        const landing: Landing = { ...FILLED, ...place, category, total };
        const texts = [...landingSentences(landing), landingDescription(landing)];
        for (const text of texts) {
          expect(text).toMatch(/^\p{Lu}.*\.$/u);
          expect(text).not.toMatch(/['"]|\s\s|undefined|null|\{|\}|\.\./u);
        }
        expect(texts[0]).toContain(inPlace(place));
        expect(landingHeading(landing)).toMatch(/^\p{Lu}[^'".]*$|^19 Mayıs|^\p{Lu}.* 19 Mayıs/u);
      }
    }
  });
});
