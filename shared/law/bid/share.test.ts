import { expect, it } from 'vitest';
import { parseShare } from './share.ts';

it.each(['3/1', '0/4', '1/0', '1', 'tam', ''])('“%s” is not a share', (text) => {
  expect(parseShare(text)).toBeUndefined();
});

it('reads a share in the notations of listings', () => {
  expect(parseShare(' 52753 / 60169 ')).toEqual({ part: 52_753, whole: 60_169 });
});
