import { expect, it } from 'vitest';
import { cashDepositDeadline } from './deadlines.ts';
import { depositSpan } from './deposit-span.ts';

const DAY_MS = 86_400_000;

it.each(['2026-11-21T09:00:00Z', '2026-11-21T20:30:00Z', '2026-11-21T20:31:00Z', '2026-11-21T22:00:00Z'])(
  'at %s the span contains exactly the ends whose deposit is due within the given days',
  (at) => {
    const now = new Date(at);
    for (const days of [1, 3, 60]) {
      const { from, until } = depositSpan(days, now);
      for (let end = now.getTime(); end < now.getTime() + (days + 3) * DAY_MS; end += DAY_MS / 8) {
        const due = cashDepositDeadline(new Date(end)).getTime();
        const isWanted = due >= now.getTime() && due <= now.getTime() + days * DAY_MS;
        expect(end >= from.getTime() && end <= until.getTime(), new Date(end).toISOString()).toBe(isWanted);
      }
    }
  },
);
