import { expect, it } from 'vitest';
import type { NoticeValues } from '#shared/notice-values.ts';
import { makeDetail } from '#tests/support/make-detail.ts';
import { saleRounds } from './sale-rounds.ts';

const at = (day: string) => ({ value: { at: `${day}T08:00:00.000Z`, isDayOnly: false }, sentence: null });
const BOTH = {
  values: {
    firstStart: at('2026-11-24'),
    firstEnd: at('2026-12-01'),
    secondStart: at('2026-12-24'),
    secondEnd: at('2026-12-31'),
  },
  conflicts: [],
} satisfies NoticeValues;
const notice = { ...BOTH, withheld: [] };

it.each([
  ['2026-11-20T08:00:00.000Z', ['before', 'before']],
  ['2026-11-25T08:00:00.000Z', ['running', 'before']],
  ['2026-12-02T08:00:00.000Z', ['over', 'before']],
  ['2026-12-31T08:00:00.000Z', ['over', 'over']],
])('at %s the auctions of a notice are %j', (now, phases) => {
  const rounds = saleRounds(makeDetail({ noticeValues: notice }), new Date(now));
  expect(rounds.map(({ phase }) => phase)).toEqual(phases);
  expect(rounds.map(({ isOwn }) => isOwn)).toEqual([true, false]);
});

it.each(['sold', 'withdrawn'] as const)('a listing that was %s in its first auction has no second', (status) => {
  const rounds = saleRounds(makeDetail({ noticeValues: notice, status }), new Date('2026-12-02T08:00:00.000Z'));
  expect(rounds.map(({ number }) => number)).toEqual([1]);
});

it('without a notice the listing has one auction, which by law begins seven days before its end', () => {
  const [own, ...others] = saleRounds(makeDetail({ secondRound: '1' }), new Date('2026-11-20T08:00:00.000Z'));
  expect(own).toMatchObject({ number: 2, isOwn: true, start: { at: '2026-11-24T08:00:00.000Z', isByLaw: true } });
  expect(others).toEqual([]);
});

it('the end of the listing has priority over the end in its original notice', () => {
  const moved = makeDetail({ noticeValues: notice, endDate: '2026-12-03T08:00:00.000Z' });
  expect(saleRounds(moved, new Date('2026-12-02T08:00:00.000Z'))[0]).toMatchObject({ phase: 'running' });
});
