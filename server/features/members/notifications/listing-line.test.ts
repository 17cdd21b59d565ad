import { expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { listingLine } from './listing-line.ts';

const HOUSE = {
  title: "Malatya Yeşilyurt'ta iki katlı müstakil ev",
  il: 'Malatya',
  ilce: 'Yeşilyurt',
  price: 4_786_088,
} as const;
const line = (given: object) => listingLine(makeDetail({ ...HOUSE, hisse: null, isShareSale: null, ...given }));

it('a letter says that a share is sold, with or without its size (D55)', () => {
  expect(line({ isShareSale: true })).toContain('₺4.786.088 · Hisse satışı · oranı ilanda');
  expect(line({ hisse: '1/2', isShareSale: true })).toContain('₺4.786.088 · 1/2 hisse');
  expect(line({ isShareSale: false })).not.toMatch(/hisse/i);
});

it('a letter does not repeat the share if the title mentions it', () => {
  const title = `${HOUSE.title} (hisse satışı)`;
  expect(line({ title, isShareSale: true }).match(/hisse/gi)).toHaveLength(1);
});

it('a letter says that a ward’s property may be sold (TMK 440, 444)', () => {
  expect(line({ mayBeWardSale: true })).toContain(' · Vesayet satışı olabilir');
  expect(line({})).not.toContain('Vesayet');
});

it('a letter does not repeat the place if the title names all of it', () => {
  expect(line({})).not.toContain('Yeşilyurt, Malatya');
  expect(line({ title: "Yeşilyurt'ta iki katlı müstakil ev" })).toContain('· Yeşilyurt, Malatya ·');
});
