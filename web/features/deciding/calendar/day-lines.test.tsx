import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listingDates } from '#shared/law/dates/listing-dates.ts';
import { makeDetail } from '#tests/support/make-detail.ts';
import { byDay, entriesOf } from './calendar-days.ts';
import { DayLines } from './day-lines.tsx';

const NOW = new Date('2026-11-22T08:00:00.000Z');
const END = '2026-12-01T08:00:00.000Z';
const listing = (id: number, subject: string) => ({
  propertyId: id,
  name: `2026/${id} Esas, ${subject}`,
  subject,
  status: 'open' as const,
  dates: listingDates(makeDetail({ id, endDate: END }), NOW),
  wonDates: [],
});

/** The lines of a day; a hollow mark is shown as ○. */
function linesOf(day: string, listings: ReturnType<typeof listing>[], now = NOW) {
  const entries = byDay(entriesOf(listings)).get(day) ?? [];
  const { container, unmount } = render(<DayLines entries={entries} now={now} />);
  const lines = [...container.querySelectorAll('[data-line]')].map(
    (line) => `${line.querySelector('.bg-transparent') ? '○ ' : ''}${line.textContent}`,
  );
  unmount();
  return lines;
}

it('a date shows what is sold, and several of a kind show their number', () => {
  expect(linesOf('2026-12-01', [listing(1, '3+1 daire')])).toEqual(['Bitiş 3+1 daire']);
  expect(linesOf('2026-12-01', [listing(1, '3+1 daire'), listing(2, 'Tarla')])).toEqual(['Bitiş 2 ilan']);
  expect(linesOf('2026-11-30', [listing(1, '3+1 daire')])).toEqual(['Mektup 3+1 daire', 'Teminat 3+1 daire']);
});

it('a past date has a hollow mark', () => {
  expect(linesOf('2026-12-01', [listing(1, 'Tarla')], new Date('2026-12-02T08:00:00.000Z'))).toEqual(['○ Bitiş Tarla']);
});
