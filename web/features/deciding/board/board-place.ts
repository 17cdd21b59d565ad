import type { BoardCard } from '#shared/board/board.ts';
import { BOARD_STAGES, type BoardStage } from '#shared/board/board-rules.ts';
import { CATEGORY_NUMBERS, type CategoryNumber } from '#shared/kinds/kinds.ts';
import { compareTurkish, foldTurkish } from '#shared/text/turkish-text.ts';

export const BOARD_LAYOUTS = ['board', 'list', 'table'] as const;
export type BoardLayout = (typeof BOARD_LAYOUTS)[number];
export const BOARD_SORTS = ['end', 'saved', 'price', 'changed'] as const;
export type BoardSort = (typeof BOARD_SORTS)[number];

/** What a board shows and how, as stored in its address. */
export type BoardPlace = {
  readonly layout?: BoardLayout;
  readonly stage?: BoardStage;
  readonly tag?: string;
  readonly kind?: CategoryNumber;
  readonly text?: string;
  readonly sort?: BoardSort;
};

const MAX_TEXT = 100;

/** Reads the parameters of an address; unknown values are left out. */
export function readPlace(address: Record<string, unknown>): BoardPlace {
  const oneOf = <Name extends string>(names: readonly Name[], value: unknown) =>
    names.find((name) => name === String(value));
  const wordOf = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_TEXT) || undefined : undefined;
  const place = {
    layout: oneOf(BOARD_LAYOUTS, address.layout),
    stage: oneOf(BOARD_STAGES, address.stage),
    tag: wordOf(address.tag),
    kind: oneOf(CATEGORY_NUMBERS, address.kind),
    text: wordOf(address.text),
    sort: oneOf(BOARD_SORTS, address.sort),
  };
  // safe: only entries are left out
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined)) as BoardPlace;
}

/** The cards that match a place, in its order; the stage is not filtered, because a view may show all stages. */
export function cardsIn(cards: readonly BoardCard[], { tag, kind, text, sort = 'end' }: BoardPlace): BoardCard[] {
  const words = foldTurkish(text ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return cards
    .filter((card) => tag === undefined || card.tags.includes(tag))
    .filter(({ property }) => kind === undefined || property.categoryNumber === kind)
    .filter((card) => {
      const said = foldTurkish(wordsOf(card).join(' '));
      return words.every((word) => said.includes(word));
    })
    .toSorted(ORDERS[sort]);
}

function wordsOf({ property, notes, tags }: BoardCard): (string | null)[] {
  const { title, dosyaBilgi, il, ilce, mahalleKoy, courtName, auctionId } = property;
  return [title, dosyaBilgi, il, ilce, mahalleKoy, courtName, auctionId, notes, ...tags];
}

/** Every tag of a board, in alphabetical order. */
export function tagsOf(cards: readonly BoardCard[]): string[] {
  return [...new Set(cards.flatMap(({ tags }) => tags))].toSorted(compareTurkish);
}

const LAST = Number.MAX_SAFE_INTEGER;
const timeOf = (time: string | null) => (time === null ? undefined : Date.parse(time));

const ORDERS: Readonly<Record<BoardSort, (a: BoardCard, b: BoardCard) => number>> = {
  // Cards that can still be bid for come first, then by the nearest end.
  end: (a, b) =>
    Number(a.hasEnded) - Number(b.hasEnded) ||
    (a.hasEnded ? -1 : 1) * ((timeOf(a.property.endDate) ?? LAST) - (timeOf(b.property.endDate) ?? LAST)),
  saved: (a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt),
  price: (a, b) => (a.property.price ?? LAST) - (b.property.price ?? LAST),
  changed: (a, b) => (timeOf(b.changedAt) ?? 0) - (timeOf(a.changedAt) ?? 0),
};
