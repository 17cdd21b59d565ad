import { expect, test } from 'vitest';
import { listingImages } from './listing-images.ts';
import { indexAfterKey } from './use-track.ts';

test('the card’s picture comes first and none comes twice', () => {
  expect(listingImages({ imageUrl: '/b.webp', allImages: '/a.webp, /b.webp,/c.webp' })).toEqual([
    '/b.webp',
    '/a.webp',
    '/c.webp',
  ]);
  expect(listingImages({ imageUrl: '/a.webp' })).toEqual(['/a.webp']);
});

test('a listing without pictures has none, and nothing is fetched from its source (D52)', () => {
  expect(listingImages({ imageUrl: null, allImages: '' })).toEqual([]);
  expect(listingImages({ imageUrl: 'https://kaynak.test/a.jpg', allImages: 'https://kaynak.test/a.jpg' })).toEqual([]);
});

test('keys step through the pictures and stop at either end', () => {
  expect(indexAfterKey('ArrowRight', 0, 3)).toBe(1);
  expect(indexAfterKey('ArrowRight', 2, 3)).toBe(2);
  expect(indexAfterKey('ArrowLeft', 0, 3)).toBe(0);
  expect(indexAfterKey('Home', 2, 3)).toBe(0);
  expect(indexAfterKey('End', 0, 3)).toBe(2);
  expect(indexAfterKey('a', 0, 3)).toBeUndefined();
});
