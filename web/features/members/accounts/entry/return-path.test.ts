import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

it('accepts a page of this site as the return path', () => {
  for (const path of ['/', '/search?city=Ankara,İzmir', '/ilan/12', '/user?tab=alerts'])
    expect(returnPath(path)).toBe(path);
});

it('refuses an address elsewhere and the current page', () => {
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
