import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { show } from '#tests/support/pages/show.tsx';
import { ListingTerms } from './listing-terms.tsx';

const at = (day: string) => ({ value: { at: `${day}T08:00:00.000Z`, isDayOnly: false }, sentence: null });
const BOTH = {
  values: { firstEnd: at('2026-10-28'), secondEnd: at('2026-11-25') },
  conflicts: [],
  withheld: [],
};

it('the last day for the deposit belongs to the current auction, not to the first', async () => {
  const second = makeDetail({ secondRound: '1', endDate: '2026-11-25T08:00:00.000Z', noticeValues: BOTH });
  show(<ListingTerms property={second} now={new Date('2026-11-20T08:00:00.000Z')} isUnfolded={false} />);
  // The summary's line; the timeline names the term, too.
  const [line] = (await screen.findAllByText(/^Nakit teminat için son an/)).map((name) => name.parentElement);
  expect(line?.textContent).toContain('24.11.2026 23:30');
});

it('a last day derived from a day of sale is marked so in the folded summary too', async () => {
  const row = makeDetail({ endDate: '2026-11-26T20:59:59.000Z', endDateIsDayOnly: true, endDateIsDerived: true });
  show(<ListingTerms property={row} now={new Date('2026-11-20T08:00:00.000Z')} isUnfolded={false} />);
  // The summary's line; the timeline names the term, too.
  const [line] = (await screen.findAllByText(/^Nakit teminat için son an/)).map((name) => name.parentElement);
  expect(line?.textContent).toContain('25.11.2026 (hesaplandı)');
});

it.each(['withdrawn', 'sold', 'unsold'] as const)(
  'a listing that is %s before its end shows no remaining terms',
  async (status) => {
    const early = makeDetail({ status, endDate: '2026-11-25T08:00:00.000Z' });
    show(<ListingTerms property={early} now={new Date('2026-11-20T08:00:00.000Z')} isUnfolded={false} />);
    const summary = await screen.findByRole('region', { name: 'Katılım özeti' });
    expect(summary.textContent).toContain('25.11.2026 11:00');
    expect(summary.textContent).not.toMatch(/Sürüyor|kaldı/);
  },
);
