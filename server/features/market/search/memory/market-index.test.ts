import { expect, it } from 'vitest';
import type { Sort } from '#shared/search-filters/search-values.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import type { ListingCondition } from '../conditions/condition.ts';
import { EVERYTHING, type ResultOrder } from '../conditions/result-order.ts';
import { MarketIndex, type SearchRow } from './market-index.ts';
import { ask, pageQuestion } from './questions.ts';

type Listing = { readonly id: number; readonly price: number | null; readonly words: readonly string[] };

/** A random generator with the same numbers in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function rowOf({ id, price, words }: Listing): SearchRow {
  return {
    id: String(id),
    numbers: [null, price, null, null, null, null, null, null, null],
    category: '1',
    subCategory: 'Daire',
    city: null,
    district: null,
    secondRound: id % 5 === 0 ? null : id % 2 === 0,
    sulhMahkeme: false,
    marks: [],
    words: Buffer.from(`\0\0\0\0${words.map((word) => `${word}\0\0\0`).join('')}`),
  };
}

const ALL: ListingCondition = { terms: [], without: [], excluded: {}, includeEnded: false, now: TEST_NOW };
const orderBy = (sort: Sort): ResultOrder => ({ ranks: [EVERYTHING], sort, columns: '', column: undefined, parts: [] });

function find(index: MarketIndex, condition: Partial<ListingCondition>, sort: Sort, page: number) {
  const question = pageQuestion({ ...ALL, ...condition }, orderBy(sort), page);
  ask(index, [question]);
  return question.answer();
}

function naive(listings: Iterable<Listing>, holds: (listing: Listing) => boolean, sort: Sort, page: number) {
  const sign = sort === 'priceDesc' ? -1 : 1;
  const keyOf = ({ price }: Listing) => (price === null ? Number.POSITIVE_INFINITY : price * sign);
  const compare = (a: Listing, b: Listing) =>
    sort === 'newest' ? b.id - a.id : keyOf(a) === keyOf(b) ? a.id - b.id : keyOf(a) < keyOf(b) ? -1 : 1;
  const found = [...listings].filter(holds).sort(compare);
  return { total: found.length, ids: found.slice((page - 1) * 24, page * 24).map(({ id }) => id) };
}

it('finds the same as a full scan while segments fill, close and are merged', () => {
  const below = numbersFrom(7);
  const index = new MarketIndex();
  const listings = new Map<number, Listing>();
  const made = (id: number): Listing => {
    const words = ['ev', ...(below(3) === 0 ? ['deniz'] : []), ...(below(500) === 0 ? ['ahır'] : []), `no${id % 9000}`];
    return { id, price: below(10) === 0 ? null : below(50) * 1000, words };
  };
  let compared = 0;
  for (let step = 1; step <= 45_000; step += 1) {
    const id = step % 3 === 0 ? 1 + below(step) : step;
    if (step % 10 === 0) {
      listings.delete(id);
      index.remove(id);
    } else {
      const listing = made(id);
      listings.set(id, listing);
      index.put(rowOf(listing));
    }
    if (step % 4500 !== 0) continue;
    for (const sort of ['priceAsc', 'priceDesc', 'newest'] as const) {
      for (const [condition, holds] of QUESTIONS) {
        const page = 1 + below(3);
        const expected = naive(listings.values(), holds, sort, page);
        expect({ step, sort, condition, ...find(index, condition, sort, page) }).toEqual({
          step,
          sort,
          condition,
          ...expected,
        });
        compared += expected.ids.length;
      }
    }
  }
  expect(index.size).toBe(listings.size);
  expect(index.countOf('deniz')).toBe([...listings.values()].filter(({ words }) => words.includes('deniz')).length);
  expect(compared).toBeGreaterThan(2500);
  // Changed and removed listings don't occupy space for long.
  expect(index.segments.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(3 * listings.size);
});

const QUESTIONS: readonly (readonly [Partial<ListingCondition>, (listing: Listing) => boolean])[] = [
  [{}, () => true],
  [{ terms: [['deniz']] }, ({ words }) => words.includes('deniz')],
  [{ terms: [['ahır', 'no17']] }, ({ words }) => words.includes('ahır') || words.includes('no17')],
  [{ terms: [['ev'], ['yok']] }, () => false],
  [{ without: [[['deniz']]] }, ({ words }) => !words.includes('deniz')],
  [{ without: [[['deniz'], ['ahır']]] }, ({ words }) => !(words.includes('deniz') && words.includes('ahır'))],
  [{ price: { range: { from: 3000 }, untold: false } }, ({ price }) => price !== null && price >= 3000],
  [
    { price: { range: { from: 20_000, to: 22_000 }, untold: true } },
    ({ price }) => price === null || (price >= 20_000 && price <= 22_000),
  ],
  [{ price: { untold: true } }, ({ price }) => price === null],
  [{ secondRound: true, terms: [['deniz']] }, ({ id, words }) => id % 5 > 0 && id % 2 === 0 && words.includes('deniz')],
  [{ secondRound: false }, ({ id }) => id % 5 > 0 && id % 2 !== 0],
  [{ ids: ['4', '17', '20011'] }, ({ id }) => [4, 17, 20_011].includes(id)],
];
