import { expect, it } from 'vitest';
import { listingImages } from './listing-images.ts';
import { indexAfterKey } from './use-track.ts';

it('the card’s picture is first, without duplicates', () => {
  expect(listingImages({ id: 1, imageUrl: '/b.webp', allImages: '/a.webp, /b.webp,/c.webp' })).toEqual([
    '/b.webp',
    '/a.webp',
    '/c.webp',
  ]);
  expect(listingImages({ id: 1, imageUrl: '/a.webp' })).toEqual(['/a.webp']);
});

it('a picture missing from our store is requested from it (D47)', () => {
  expect(listingImages({ id: 7, imageUrl: 'https://kaynak.example/1.jpg' })).toEqual([
    '/files/waiting-pictures/7?url=https%3A%2F%2Fkaynak.example%2F1.jpg',
  ]);
});

it('a listing without pictures has none (D52)', () => {
  expect(listingImages({ id: 1, imageUrl: null, allImages: '' })).toEqual([]);
});

it('keys browse the pictures and stop at either end', () => {
  expect(indexAfterKey('ArrowRight', 0, 3)).toBe(1);
  expect(indexAfterKey('ArrowRight', 2, 3)).toBe(2);
  expect(indexAfterKey('ArrowLeft', 0, 3)).toBe(0);
  expect(indexAfterKey('Home', 2, 3)).toBe(0);
  expect(indexAfterKey('End', 0, 3)).toBe(2);
  expect(indexAfterKey('a', 0, 3)).toBeUndefined();
});
