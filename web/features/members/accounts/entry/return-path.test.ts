import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

it('one returns to a page of this site', () => {
  for (const path of ['/', '/search?city=Ankara,İzmir', '/ilan/12', '/user?tab=alerts'])
    expect(returnPath(path)).toBe(path);
});

it('an address elsewhere, or the page one is on, is no place to return to', () => {
  for (const wrong of [
    '//kotu.example',
    '/\\kotu.example',
    'https://kotu.example',
    '/\t/kotu.example',
    'user',
    '',
    7,
    undefined,
  ])
    expect(returnPath(wrong)).toBe('/user');
  expect(returnPath('/login?next=/search')).toBe('/user');
});
