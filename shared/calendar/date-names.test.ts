import { describe, expect, it } from 'vitest';
import type { ListingDate } from '../law/dates/listing-dates.ts';
import { dateExplanation } from './date-names.ts';
import { wonDateExplanation } from './won-date-names.ts';

const SECOND: ListingDate = {
  kind: 'secondRound',
  round: 2,
  at: '2026-12-01T08:00:00.000Z',
  until: '2027-01-01T20:59:59.000Z',
  precision: 'day',
  basis: 'law',
  certainty: 'possible',
  article: 'İİK 114',
};

describe('the explanation of a date', () => {
  it('says that a second auction also follows a buyer who does not pay (İİK 115/6)', () => {
    expect(dateExplanation(SECOND, undefined)).toBe(
      'Birinci ihalede satış olmazsa ya da alıcı bedeli ödemezse ikinci ihale, bitişten itibaren 1 ay içinde başlar (İİK 114). Birinci ihalenin bedeli ödenirse ikinci ihale yapılmaz (İİK 115/6).',
    );
    expect(dateExplanation({ ...SECOND, certainty: 'sure' }, undefined)).not.toContain('yapılmaz');
  });

  it('names, for a winner’s date, the event that starts the term and the consequence', () => {
    const told = (kind: Parameters<typeof wonDateExplanation>[0]['kind']) => wonDateExplanation({ kind, article: 'X' });
    expect(told('payment')).toContain('tutanağın portalda ilanından itibaren 7 gün içinde');
    expect(told('annulment')).toContain('Satıştan itibaren 7 gün');
    expect(told('annulmentAtMost')).toContain('Tutanağın portalda ilanından 1 yıl sonra');
    expect(told('leaseNotice')).toContain('edinmeden itibaren 1 ay içinde yazılı');
    expect(told('leaseNotice')).toContain('Dava 6 ay sonra');
    expect(told('vehicleRegistration')).toContain('1 ay içinde adınıza tescil ettirilir; geciken ceza öder');
    expect(told('eviction')).toContain('tebliğinden itibaren 15 gün');
  });
});
