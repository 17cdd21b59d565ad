import { describe, expect, it } from 'vitest';
import { latestRemovals, type UndoableRemoval } from './latest-removals.ts';

const HIDDEN = { kind: 'hidden', source: 'kaynak', sourceKey: 'bağ', at: '2026-11-01T08:00:00.000Z' } as const;
const SHOWN = { ...HIDDEN, undoneAt: '2026-11-02T08:00:00.000Z' };
const AGAIN = { ...HIDDEN, at: '2026-11-03T08:00:00.000Z' };

describe('the list of removals', () => {
  it.each<[what: string, lines: UndoableRemoval[], expected: UndoableRemoval[]]>([
    ['hides a hidden listing', [HIDDEN], [HIDDEN]],
    ['leaves one that was shown again, whatever its older line says', [HIDDEN, SHOWN], []],
    ['reads the lines in any order', [SHOWN, HIDDEN], []],
    ['hides one that was hidden once more', [HIDDEN, SHOWN, AGAIN], [AGAIN]],
    [
      'takes the same key of another source for another listing',
      [SHOWN, { ...HIDDEN, source: 'diğer' }],
      [{ ...HIDDEN, source: 'diğer' }],
    ],
  ])('%s', (_what, lines, expected) => {
    expect(latestRemovals(lines)).toEqual(expected);
  });
});
