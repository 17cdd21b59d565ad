import type { Sort } from '#shared/search-filters/search-values.ts';
import type { OrderColumn } from '../conditions/result-order.ts';

/** The sort key; `id` if listings are only sorted by id. */
export type Key = {
  readonly column: OrderColumn | 'id';
  readonly isDescending: boolean;
  readonly isNewestFirst: boolean;
};

const key = (column: OrderColumn | 'id', isDescending = false, isNewestFirst = false): Key => ({
  column,
  isDescending,
  isNewestFirst,
});

/** The orders of result-order.ts; listings without the value come last in each. */
export const SORT_KEYS: Readonly<Record<Sort, Key>> = {
  endDate: key('end_date'),
  relevance: key('end_date'),
  priceAsc: key('price'),
  priceDesc: key('price', true),
  newest: key('id', true, true),
  yearDesc: key('model_year', true, true),
  yearAsc: key('model_year'),
  areaDesc: key('area_m2', true, true),
  areaAsc: key('area_m2'),
  depositAsc: key('deposit'),
  depositDesc: key('deposit', true, true),
  kmAsc: key('km'),
  pricePerM2Asc: key('price_per_m2'),
  pricePerM2Desc: key('price_per_m2', true, true),
  allInAsc: key('all_in'),
  appraisedDesc: key('appraised_on', true, true),
  appraisedAsc: key('appraised_on'),
  todayRatioAsc: key('today_ratio'),
};

type Entry = { readonly value: number; readonly id: number };

/** The first of many listings in an order, without sorting all of them. */
export class FirstOf {
  readonly #most: number;
  readonly #sign: number;
  readonly #idSign: number;
  #entries: Entry[] = [];
  /** Listings after this value are not among the first. */
  #lastValue = Number.POSITIVE_INFINITY;
  #isCut = false;

  constructor(most: number, { isDescending, isNewestFirst }: Key) {
    this.#most = most;
    this.#sign = isDescending ? -1 : 1;
    this.#idSign = isNewestFirst ? -1 : 1;
  }

  /** `value` is `NaN` if a listing does not have it. */
  offer(value: number, id: number): void {
    const own = Number.isNaN(value) ? Number.POSITIVE_INFINITY : value * this.#sign;
    if (this.#isCut && own > this.#lastValue) return;
    this.#entries.push({ value: own, id: id * this.#idSign });
    if (this.#entries.length >= this.#most * 2 + 100) this.#cut();
  }

  /** Their ids, in order. */
  ids(): number[] {
    this.#cut();
    return this.#entries.map(({ id }) => id * this.#idSign);
  }

  #cut(): void {
    this.#entries.sort((a, b) => (a.value === b.value ? a.id - b.id : a.value < b.value ? -1 : 1));
    if (this.#entries.length <= this.#most) return;
    this.#entries.length = this.#most;
    this.#isCut = true;
    this.#lastValue = this.#entries[this.#most - 1]?.value ?? Number.POSITIVE_INFINITY;
  }
}
