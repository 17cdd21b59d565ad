import { expect, it } from 'vitest';
import { nearAddresses } from './near-addresses.ts';

it.each([
  ['/yardim', '/yardim-merkezi'],
  ['/yard%C4%B1m', '/yardim-merkezi'],
  ['/iller', '/icra'],
  ['/iller/ankara', '/icra'],
  ['/fiyatlandrma', '/fiyatlandirma'],
  ['/GIRIS', '/login'],
  ['/ilanlar', '/search'],
])('suggests for %s the page %s', (typed, path) => {
  expect(nearAddresses(typed)[0]?.path).toBe(path);
});

it.each(['/', '/x', '/wp-admin.php', '/%E0%A4%A', '/yok-boyle-bir-sayfa'])('suggests nothing for %s', (typed) => {
  expect(nearAddresses(typed)).toEqual([]);
});
