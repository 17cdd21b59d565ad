import { expect, it } from 'vitest';
import { comparisonPath, readComparisonAddress } from './comparison-address.ts';
import { pairOf } from './comparison-page.tsx';

const version = (number: number) => ({
  number,
  recordedAt: '2026-11-20T08:00:00.000Z',
  textHash: null,
  changes: [],
  haveWordsChanged: false,
});
const versions = [3, 2, 1].map(version);

it('an address names the compared versions, whatever else it contains', () => {
  const { searchParams } = new URL(comparisonPath(7, { before: 1, after: 3 }), 'https://peyda.test');
  expect(readComparisonAddress(Object.fromEntries(searchParams))).toEqual({ eski: 1, yeni: 3 });
  for (const eski of ['x', '0', '-1', '1.5', 1e12, null, undefined, [], {}])
    expect(readComparisonAddress({ eski, baska: 1 })).toEqual({});
});

it('without a valid choice the latest correction is shown', () => {
  expect(pairOf({ versions }, {})).toEqual({ before: 2, after: 3 });
  expect(pairOf({ versions }, { eski: 9, yeni: 2 })).toEqual({ before: 1, after: 2 });
  expect(pairOf({ versions }, { eski: 3, yeni: 1 })).toEqual({ before: 3, after: 1 });
  expect(pairOf({ versions: [version(1)] }, {})).toEqual({ before: 1, after: 1 });
});
