import { describe, expect, test } from 'vitest';
import { resolvePlaces } from './resolve-places.ts';

const search = { page: 1, includeEnded: false, facets: false };

describe('the places of a search', () => {
  test.each(['istanbul', 'ISTANBUL', 'İSTANBUL', 'İstanbul', 'i̇stanbul'])('are understood as %s', (name) => {
    expect(resolvePlaces({ ...search, city: [name] }).cities).toEqual(['İstanbul']);
  });

  test('are the same in any order and named twice', () => {
    expect(resolvePlaces({ ...search, city: ['van', 'IĞDIR', 'Van'] }).cities).toEqual(['Iğdır', 'Van']);
  });

  test('may be a district of that name in every chosen province', () => {
    expect(resolvePlaces({ ...search, city: ['Konya', 'Zonguldak'], district: 'eregli' }).districts).toHaveLength(2);
    expect(resolvePlaces({ ...search, city: ['Konya'], district: 'EREĞLİ' }).districts).toEqual([
      { province: 'Konya', district: 'Ereğli' },
    ]);
  });

  test('may be a district alone', () => {
    expect(resolvePlaces({ ...search, district: 'Çankaya' }).districts).toEqual([
      { province: 'Ankara', district: 'Çankaya' },
    ]);
  });

  test.each([
    [{ city: ['Atlantis'] }, 'city', 'Bilinmeyen il: “Atlantis”.'],
    [{ district: 'Yok' }, 'district', 'Bilinmeyen ilçe: “Yok”.'],
    [{ city: ['İzmir', 'Van'], district: 'cankaya' }, 'district', '“Çankaya” ilçesi seçilen illerde yok: İzmir, Van.'],
  ])('are refused when there are none: %o', (given, field, message) => {
    expect(() => resolvePlaces({ ...search, ...given })).toThrow(
      expect.objectContaining({ status: 400, field, message }),
    );
  });
});
