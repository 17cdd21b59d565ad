import { expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { phaseLabel } from './listing-phase.ts';

const END = '2026-11-30T11:00:00.000Z';
const labelAt = (now: string, given: Parameters<typeof makeDetail>[0] = {}) =>
  phaseLabel(makeDetail({ endDate: END, ...given }), new Date(now));

it.each([
  ['more than the seven days of bidding before its end', '2026-11-20T11:00:00.000Z', 'Henüz başlamadı'],
  ['within them', '2026-11-24T11:00:00.000Z', 'Sürüyor'],
  ['after its end, whatever its status still says', '2026-11-30T11:00:01.000Z', 'Sona erdi'],
])('a listing is labelled by its phase: %s', (_when, now, label) => {
  expect(labelAt(now)).toBe(label);
});

it('a listing with an unknown end is labelled neither as running nor as waiting', () => {
  expect(labelAt('2026-11-24T11:00:00.000Z', { endDate: null })).toBe('Sona ermedi');
  expect(labelAt('2026-11-24T11:00:00.000Z', { endDateIsDerived: true })).toBe('Sona ermedi');
});

it('the outcome of a listing has priority over its dates', () => {
  expect(labelAt('2026-11-20T11:00:00.000Z', { status: 'withdrawn' })).toBe('Geri çekildi');
});
