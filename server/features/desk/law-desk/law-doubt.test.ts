import { describe, expect, it } from 'vitest';
import { LAW } from '#shared/law/law-figures.ts';
import { lawOf } from '#shared/law/law-to-confirm.ts';
import { doubtOf } from './law-doubt.ts';

const at = (time: string) => new Date(`${time}+03:00`);
const confirmed = (day: string) => ({ by: 'Oya', at: at(`${day}T12:00`).toISOString() });

describe('a figure of law is due for review', () => {
  it.each([
    ['2027-05-20T23:59', null],
    ['2027-05-21T00:00', 'old'],
  ])('six months after it was confirmed on 20 November, exact to the day in Istanbul: %s', (now, doubt) => {
    expect(doubtOf({}, confirmed('2026-11-20'), at(now))).toBe(doubt);
    expect(doubtOf({ isToBeConfirmed: true }, confirmed('2026-11-20'), at(now))).toBe(doubt);
  });

  it('after the last day of February if it was confirmed on 31 August', () => {
    expect(doubtOf({}, confirmed('2026-08-31'), at('2027-02-28T12:00'))).toBeNull();
    expect(doubtOf({}, confirmed('2026-08-31'), at('2027-03-01T00:00'))).toBe('old');
  });

  it('while nobody has confirmed it, even if it was read in the Gazette', () => {
    expect(doubtOf(LAW.heirsOpeningPercent, null, at('2026-11-25T12:00'))).toBe('unsure');
    expect(doubtOf(lawOf('biddingDays'), null, at('2026-11-25T12:00'))).toBe('old');
  });

  it.each([
    ['2026-11-30T23:59', null],
    ['2026-12-01T00:00', 'ends'],
    ['2027-02-01T12:00', 'ends'],
  ])('from December of its last year, whenever it was confirmed: %s', (now, doubt) => {
    expect(doubtOf(LAW.stampDutyCapLira, confirmed('2026-11-29'), at(now))).toBe(doubt);
  });
});
