import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { ListingTerms } from './listing-terms.tsx';

const at = (day: string) => ({ value: { at: `${day}T10:00:00.000Z`, isDayOnly: false }, sentence: null });
const noticeValues = {
  values: {
    firstStart: at('2026-10-21'),
    firstEnd: at('2026-10-28'),
    secondStart: at('2026-11-18'),
    secondEnd: at('2026-11-25'),
  },
  conflicts: [],
  withheld: [],
};

/** The last day for the cash deposit as the folded summary tells it. */
async function depositDay(given: Parameters<typeof makeDetail>[0], now: string) {
  answerCalls({});
  const property = makeDetail({ noticeValues, ...given });
  show(<ListingTerms property={property} now={new Date(now)} isUnfolded={false} />);
  const summary = await screen.findByRole('region', { name: 'Katılım özeti' });
  return within(summary).getByText('Teminat için son gün').textContent;
}

it('a second auction tells the last day of its own deposit, not that of the first (İİK 114)', async () => {
  const second = { secondRound: '1' as const, endDate: '2026-11-25T10:00:00.000Z' };
  expect(await depositDay(second, '2026-11-24T09:00:00.000Z')).toContain('24.11.2026 23:30');
});

it('a first auction tells its own, also when that has passed', async () => {
  const first = { secondRound: '0' as const, endDate: '2026-10-28T10:00:00.000Z' };
  expect(await depositDay(first, '2026-10-28T09:00:00.000Z')).toContain('27.10.2026 23:30');
});
