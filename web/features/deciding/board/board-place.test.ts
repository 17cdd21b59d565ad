import { describe, expect, it } from 'vitest';
import type { BoardCard } from '#shared/board/board.ts';
import { makeDetail } from '#tests/support/make-detail.ts';
import { cardsIn, readPlace, tagsOf } from './board-place.ts';

function card(
  propertyId: number,
  given: Partial<BoardCard> & { endDate?: string | null; title?: string } = {},
): BoardCard {
  const { endDate = '2026-12-01T12:00:00.000Z', title = 'Daire', ...noted } = given;
  return {
    propertyId,
    savedAt: `2026-11-0${propertyId}T00:00:00.000Z`,
    hasEnded: false,
    property: makeDetail({ id: propertyId, endDate, title }),
    stage: 'watching',
    notes: '',
    tags: [],
    highestBid: null,
    ownValue: null,
    checks: [],
    version: 0,
    changedAt: null,
    money: null,
    valueToday: null,
    kaskoValue: null,
    papers: null,
    found: [],
    ...noted,
  };
}
const idsOf = (cards: readonly BoardCard[]) => cards.map(({ propertyId }) => propertyId);

describe('a board', () => {
  it('lists open auctions first, by end, then ended ones, the latest first', () => {
    const cards = [
      card(1, { endDate: '2026-12-09T12:00:00.000Z' }),
      card(2, { endDate: '2026-12-02T12:00:00.000Z' }),
      card(3, { hasEnded: true, endDate: '2026-10-01T12:00:00.000Z' }),
      card(4, { hasEnded: true, endDate: '2026-10-20T12:00:00.000Z' }),
      card(5, { endDate: null }),
    ];
    expect(idsOf(cardsIn(cards, {}))).toEqual([2, 1, 5, 4, 3]);
    expect(idsOf(cardsIn(cards, { sort: 'saved' }))).toEqual([5, 4, 3, 2, 1]);
  });

  it('finds cards by their own text and that of their listings, with Turkish folding', () => {
    const cards = [card(1, { notes: 'Çatısı AKIYOR' }), card(2, { title: 'IŞIKLI dükkân', tags: ['köşe'] })];
    expect(idsOf(cardsIn(cards, { text: 'catisi akıyor' }))).toEqual([1]);
    expect(idsOf(cardsIn(cards, { text: 'ışıklı köşe' }))).toEqual([2]);
    expect(idsOf(cardsIn(cards, { tag: 'köşe' }))).toEqual([2]);
    expect(tagsOf(cards)).toEqual(['köşe']);
  });

  it('reads its address and ignores invalid values', () => {
    expect(readPlace({ layout: 'list', stage: 'won', kind: 2, tag: 'acil', sort: 'x', text: '' })).toEqual({
      layout: 'list',
      stage: 'won',
      kind: '2',
      tag: 'acil',
    });
  });
});
