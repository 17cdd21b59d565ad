import { describe, expect, it } from 'vitest';
import { OPEN_TEXTS } from './reach.ts';
import { resolveSearch } from './resolved-search.ts';

const search = { page: 1, includeEnded: false, facets: false };

describe('the places of a search', () => {
  it.each(['istanbul', 'ISTANBUL', 'İSTANBUL', 'İstanbul', 'i̇stanbul'])('are understood as %s', (name) => {
    expect(resolveSearch({ ...search, city: [name] }, OPEN_TEXTS).places.cities).toEqual(['İstanbul']);
  });

  it('are the same in any order and when repeated', () => {
    expect(resolveSearch({ ...search, city: ['van', 'IĞDIR', 'Van'] }, OPEN_TEXTS).places.cities).toEqual([
      'Iğdır',
      'Van',
    ]);
  });

  it('may be a district of the same name in every chosen province', () => {
    expect(
      resolveSearch({ ...search, city: ['Konya', 'Zonguldak'], district: 'eregli' }, OPEN_TEXTS).places.districts,
    ).toHaveLength(2);
    expect(resolveSearch({ ...search, city: ['Konya'], district: 'EREĞLİ' }, OPEN_TEXTS).places.districts).toEqual([
      { province: 'Konya', district: 'Ereğli' },
    ]);
  });

  it('may be only a district', () => {
    expect(resolveSearch({ ...search, district: 'Çankaya' }, OPEN_TEXTS).places.districts).toEqual([
      { province: 'Ankara', district: 'Çankaya' },
    ]);
  });

  it.each([
    [{ city: ['Atlantis'] }, 'city', 'Bilinmeyen il: “Atlantis”.'],
    [{ district: 'Yok' }, 'district', 'Bilinmeyen ilçe: “Yok”.'],
    [{ city: ['İzmir', 'Van'], district: 'cankaya' }, 'district', '“Çankaya” ilçesi seçilen illerde yok: İzmir, Van.'],
  ])('are refused if they do not exist: %o', (given, field, message) => {
    expect(() => resolveSearch({ ...search, ...given }, OPEN_TEXTS)).toThrow(
      expect.objectContaining({ status: 400, field, message }),
    );
  });
});
