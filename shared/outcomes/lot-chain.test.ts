import { expect, it } from 'vitest';
import { lotOutcome } from './lot-chain.ts';

const first = { secondRound: '0', endDate: '2026-05-10T10:00:00.000Z' } as const;
const second = { secondRound: '1', endDate: '2026-06-02T10:00:00.000Z', status: 'open' } as const;
const earlier = { secondRound: '1', endDate: '2026-01-02T10:00:00.000Z', status: 'unsold' } as const;

it('treats a sale followed by a second round as unpaid (İİK 115/6)', () => {
  expect(lotOutcome({ ...first, status: 'sold' }, [])).toBe('sold');
  expect(lotOutcome({ ...first, status: 'sold' }, [second])).toBe('notPaid');
  // A second round in the previous year belongs to another sale of the lot.
  expect(lotOutcome({ ...first, status: 'sold' }, [earlier])).toBe('sold');
});

it('knows the outcome of an end without a result only from a later round', () => {
  expect(lotOutcome({ ...first, status: 'ended' }, [])).toBe('unknown');
  expect(lotOutcome({ ...first, status: 'ended' }, [second])).toBe('unsold');
  expect(lotOutcome({ ...second, status: 'ended' }, [{ ...first, status: 'unsold' }])).toBe('unknown');
});

it('treats a sale that its source retracts as unpaid if a second round follows', () => {
  expect(lotOutcome({ ...first, status: 'unsold', wasSold: true }, [])).toBe('takenBack');
  expect(lotOutcome({ ...first, status: 'ended', wasSold: true }, [second])).toBe('notPaid');
  expect(lotOutcome({ ...first, status: 'open', wasSold: true }, [])).toBe('open');
});

it('keeps every other status of the source', () => {
  for (const status of ['open', 'unsold', 'annulled', 'withdrawn'] as const)
    expect(lotOutcome({ ...first, status }, [second])).toBe(status);
  expect(lotOutcome({ ...first, status: 'annulled', wasSold: true }, [])).toBe('annulled');
});
