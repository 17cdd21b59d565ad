import { expect, it } from 'vitest';
import type { Landing } from '#shared/landing.ts';
import { landingDescription, landingHeading, landingSentences, searchAddress } from './landing-text.ts';

function makeLanding(given: Partial<Landing> = {}): Landing {
  return {
    path: '/icra/ankara',
    province: 'Ankara',
    district: null,
    category: null,
    total: 1280,
    secondRoundCount: 23,
    price: { lowest: 45_000, median: 1_250_000, highest: 12_400_000 },
    firstEnd: { endDate: '2026-11-24T08:30:00.000Z', isDayOnly: false, isDerived: false },
    kinds: [
      { category: '1', path: '/icra/ankara/gayrimenkul', count: 960 },
      { category: '2', path: '/icra/ankara/araclar', count: 250 },
      { category: '3', path: '/icra/ankara/tasinirlar', count: 70 },
    ],
    subCategories: [
      { name: 'Daire', count: 410 },
      { name: 'Diğer Gayrimenkul', count: 300 },
      { name: 'İş Makinesi', count: 18 },
    ],
    places: [
      { name: 'Bala', path: '/icra/ankara/bala', count: 2 },
      { name: 'Çankaya', path: '/icra/ankara/cankaya', count: 24 },
      { name: 'Evren', path: '/icra/ankara/evren', count: 0 },
    ],
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
    ...given,
  };
}

it('describes a place by its own figures, in Turkish', () => {
  expect(landingSentences(makeLanding())).toEqual([
    'Ankara’da 1.280 icra ihalesi var: 960 gayrimenkul, 250 araç ve 70 taşınır mal.',
    'En çok daire (410) ve iş makinesi (18) ilanı var.',
    'Muhammen bedeller ₺45.000 ile ₺12.400.000 arasında; ilanların yarısı ₺1.250.000 ya da altında.',
    'Bunların 23’ü ikinci ihale.',
    'En yakın bitiş: 24.11.2026 11:30.',
    'En çok ilan Çankaya (24) ve Bala (2) ilçelerinde.',
  ]);
});

it('omits figures that do not exist', () => {
  const single = makeLanding({
    district: 'Gölbaşı',
    total: 1,
    secondRoundCount: 1,
    price: { lowest: 5, median: 5, highest: 5 },
    firstEnd: { endDate: '2026-11-24T20:59:59.000Z', isDayOnly: true, isDerived: false },
    kinds: [{ category: '2', path: '', count: 1 }],
    subCategories: [{ name: 'Otomobil', count: 1 }],
    places: [],
  });
  expect(landingSentences(single)).toEqual([
    'Ankara Gölbaşı’nda 1 icra ihalesi var; araç satışı.',
    'Muhammen bedel ₺5.',
    'Bitiş: 24.11.2026.',
  ]);
  const unknown = makeLanding({ total: 3, secondRoundCount: 3, price: null, firstEnd: null, places: [] });
  expect(landingSentences(unknown).at(-1)).toBe('Hepsi ikinci ihale.');
  expect(landingSentences(makeLanding({ total: 5 }))).toContain('Muhammen bedeller ₺45.000 ile ₺12.400.000 arasında.');
});

it('keeps to its kind, and says kindly if there is nothing', () => {
  const cars = makeLanding({ province: 'Tokat', category: '2', total: 7 });
  expect(landingHeading(cars)).toBe('Tokat’ta icradan satılık araçlar');
  expect(landingSentences(cars)[0]).toBe('Tokat’ta icra yoluyla satışta 7 araç var.');
  const none = makeLanding({ province: 'Iğdır', category: '3', total: 0 });
  expect(landingSentences(none)).toEqual(['Iğdır’da şu anda icradan satılık taşınır mal yok.']);
  expect(landingDescription(none)).toMatch(/^Iğdır’da şu anda icradan satılık taşınır mal yok\. /);
  expect(landingHeading(makeLanding({ province: null }))).toBe('Türkiye’deki icra ihaleleri');
});

it('links to the search for the same listings', () => {
  expect(searchAddress(makeLanding({ district: 'Çankaya', category: '1' }))).toBe(
    '/search?category=1&city=Ankara&district=%C3%87ankaya',
  );
  expect(searchAddress(makeLanding({ province: null }))).toBe('/search');
});
