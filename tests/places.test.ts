import { describe, expect, it } from 'vitest';
import { districtsOf, findDistricts, findProvince, PROVINCES } from '#shared/places/places.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { readPlacesFromPackage } from '../scripts/update-places.ts';

describe('provinces and districts (D14)', () => {
  it('match the maintained package', () => {
    expect(PROVINCES.map((province) => [province, districtsOf(province)])).toEqual(readPlacesFromPackage());
  });

  it('are 81 and 973, in Turkish order', () => {
    expect(PROVINCES).toHaveLength(81);
    expect(PROVINCES.flatMap(districtsOf)).toHaveLength(973);
    expect(PROVINCES.indexOf('Çanakkale')).toBe(PROVINCES.indexOf('Bursa') + 1);
    expect(PROVINCES.indexOf('İstanbul')).toBeGreaterThan(PROVINCES.indexOf('Isparta'));
  });

  it.each(['istanbul', 'ISTANBUL', 'İstanbul', 'İSTANBUL', 'i̇stanbul', ' Istanbul '])('finds %s', (name) => {
    expect(findProvince(name)).toBe('İstanbul');
  });

  it('are distinguished by province if they share a name', () => {
    expect(findDistricts('edremit')).toEqual([
      { province: 'Balıkesir', district: 'Edremit' },
      { province: 'Van', district: 'Edremit' },
    ]);
    expect(findDistricts('merkez')).toHaveLength(51);
  });

  it('never have two names that fold to the same text', () => {
    expect(new Set(PROVINCES.map(foldTurkish)).size).toBe(81);
    for (const province of PROVINCES) {
      const districts = districtsOf(province);
      expect(new Set(districts.map(foldTurkish)).size).toBe(districts.length);
    }
  });
});
