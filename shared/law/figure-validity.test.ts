import { describe, expect, it } from 'vitest';
import { isOutdated, isRenewalDue, yearNote } from './figure-validity.ts';

const OF_2026 = { validUntil: '2026-12-31' };
const at = (day: string) => new Date(`${day}+03:00`);

describe('a figure with a last day', () => {
  it.each([
    ['2026-11-30T23:00', false, false, '2026 tutarı'],
    ['2026-12-01T00:00', true, false, '2026 tutarı'],
    ['2026-12-31T23:59', true, false, '2026 tutarı'],
    ['2027-01-01T00:00', true, true, '2026 tutarı; yenisini kontrol edin'],
  ])('is due for renewal from December on, and marked as outdated after its year: %s', (day, due, outdated, note) => {
    expect(isRenewalDue(OF_2026, at(day))).toBe(due);
    expect(isOutdated(OF_2026, at(day))).toBe(outdated);
    expect(yearNote(OF_2026, at(day))).toBe(note);
  });

  it('belongs to a law that is set again each year; other figures never expire', () => {
    expect(isRenewalDue({}, at('2099-01-01T00:00'))).toBe(false);
    expect(yearNote({}, at('2099-01-01T00:00'))).toBeUndefined();
  });
});
