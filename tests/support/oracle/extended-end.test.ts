import { expect, it } from 'vitest';
import { endsAfterBids } from './extended-end.ts';

const at = (clock: string) => new Date(`2026-11-25T${clock.replace('.', ':')}${clock.length === 5 ? ':00' : ''}+03:00`);
const ends = (...bids: string[]) => endsAfterBids(at('10.00'), bids.map(at));

it('the first late bid extends the end by three minutes; a bid during the extension counts from its own time', () => {
  expect(ends('09.52', '09.58', '10.02', '10.04')).toEqual(['10.03', '10.03', '10.05', '10.07'].map(at));
});

it('a bid before the last ten minutes or after the end changes nothing', () => {
  expect(ends('09.49', '10.01')).toEqual([at('10.00'), at('10.00')]);
  expect(ends('09.50', '10.03')).toEqual([at('10.03'), at('10.03')]);
});

it('a bid early in the extension does not move the end back', () => {
  expect(ends('09.55', '10.00', '10.00:30')).toEqual([at('10.03'), at('10.03'), at('10.03:30')]);
});

it('all extensions together last at most one hour', () => {
  const bids = ['09.59', ...Array.from({ length: 30 }, (_, index) => `10.${String(index * 2 + 1).padStart(2, '0')}`)];
  const all = ends(...bids);
  expect(all.at(-1)).toEqual(at('11.00'));
  expect(Math.max(...all.map(Number))).toBe(at('11.00').getTime());
});
