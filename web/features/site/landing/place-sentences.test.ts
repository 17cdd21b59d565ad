import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CATEGORY_NUMBERS } from '#shared/kinds/kinds.ts';
import type { Landing } from '#shared/landing.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';
import { ablative, genitive, locative, typographic } from '#shared/text/turkish-suffixes.ts';
import { inPlace, landingDescription, landingHeading, landingSentences, ofPlace } from './landing-text.ts';

const FIXTURE = fileURLToPath(new URL('../../../../tests/fixtures/place-suffixes.txt', import.meta.url));
/** `Abana'da | Abana'dan | Abana'nın`, proofread by hand. */
const READ_THROUGH = readFileSync(FIXTURE, 'utf8').trim().split('\n');
const PLACES = PROVINCES.flatMap((province) => [
  { province, district: null },
  ...districtsOf(province).map((district) => ({ province, district })),
]);

it('every province and district has the proofread suffixes', () => {
  expect(PLACES).toHaveLength(81 + 973);
  const names = [...new Set(PLACES.map(({ province, district }) => district ?? province))];
  const ofAll = names.map((name) => [locative(name), ablative(name), genitive(name)].join(' | '));
  expect(ofAll.sort()).toEqual(READ_THROUGH.toSorted());
});

const WHOLE_SENTENCE = /^\p{Lu}.*\.$/u;
const UNFINISHED = /['"]|\s\s|undefined|null|\{|\}|\.\./u;
const HEADING = /^\p{Lu}[^'".]*$|^19 Mayıs|^\p{Lu}.* 19 Mayıs/u;

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
  latestMonth: null,
  outcomes: {
    since: '2025-11-01',
    until: '2026-10-31',
    own: { ended: 0, sold: 0, unsold: 0, unknown: 0, withdrawn: 0, secondRounds: 0, untoldRounds: 0 },
    rate: null,
    secondRounds: null,
    ratio: null,
    days: null,
    bids: null,
    rounds: [],
    months: [],
  },
  properties: [],
} as const satisfies Partial<Landing>;

describe.each([null, ...CATEGORY_NUMBERS])('texts about kind %s', (category) => {
  it('are complete Turkish sentences for every place, with and without auctions', () => {
    // A single assertion for all of them: a call of `expect` for each of some 60,000 texts takes seconds.
    expect(PLACES.flatMap((place) => faultsAt(place, category))).toEqual([]);
  });
});

function faultsAt(place: (typeof PLACES)[number], category: Landing['category']): string[] {
  const name = place.district ?? place.province;
  const ending = (text: string) => typographic(text.slice(name.length));
  const wrongNames = [
    ...(inPlace(place).endsWith(name + ending(locative(name))) ? [] : [inPlace(place)]),
    ...(ofPlace(place).endsWith(name + ending(genitive(name))) ? [] : [ofPlace(place)]),
  ];
  const wrongTexts = [0, 1, 12].flatMap((total) => {
    const landing: Landing = { ...FILLED, ...place, category, total };
    const texts = [...landingSentences(landing), landingDescription(landing)];
    const heading = landingHeading(landing);
    return [
      ...texts.filter((text) => !WHOLE_SENTENCE.test(text) || UNFINISHED.test(text)),
      ...texts.slice(0, 1).filter((text) => !text.includes(inPlace(place))),
      ...(HEADING.test(heading) ? [] : [heading]),
    ];
  });
  return [...wrongNames, ...wrongTexts];
}
