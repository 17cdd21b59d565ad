import { expect, it } from 'vitest';
import { PROVINCES } from '#shared/places/places.ts';
import { neighboursOf } from './neighbouring-provinces.ts';

it('every province has neighbours, and the relation is symmetric', () => {
  for (const province of PROVINCES) {
    const neighbours = neighboursOf(province);
    expect(neighbours.length, province).toBeGreaterThan(0);
    for (const neighbour of neighbours) expect(neighboursOf(neighbour), neighbour).toContain(province);
  }
});

it('the borders match the map', () => {
  expect(neighboursOf('Kilis')).toEqual(['Gaziantep']);
  expect(neighboursOf('Yalova')).toEqual(['Bursa', 'Kocaeli']);
  expect(neighboursOf('Hakkâri')).toEqual(['Şırnak', 'Van']);
  expect(neighboursOf('İstanbul')).toEqual(['Kırklareli', 'Kocaeli', 'Tekirdağ']);
  expect(neighboursOf('Atlantis')).toEqual([]);
});
