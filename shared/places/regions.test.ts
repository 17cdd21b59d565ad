import { expect, it } from 'vitest';
import { compareTurkish } from '../text/turkish-text.ts';
import { REGIONS } from './regions.ts';

const provincesOf = (region: string) => REGIONS.find(([name]) => name === region)?.[1] ?? [];

it('the provinces of every region are in Turkish alphabetical order', () => {
  for (const [name, cities] of REGIONS) expect([...cities].sort(compareTurkish), name).toEqual(cities);
});

it('the Black Sea region consists of its three parts', () => {
  const parts = ['Doğu Karadeniz', 'Batı Karadeniz', 'Orta Karadeniz'].flatMap(provincesOf);
  expect(parts.sort(compareTurkish)).toEqual(provincesOf('Karadeniz'));
});
