import type { ListingCondition } from '../conditions/condition.ts';
import { pageSpan, type ResultOrder } from '../conditions/result-order.ts';
import { type Bits, countBits, hasBit, keepCommon, noBits, SLOTS, slotsOf } from './bits.ts';
import { Evaluation } from './evaluate.ts';
import type { MarketIndex } from './market-index.ts';
import type { Segment } from './segment.ts';
import { FirstOf, type Key, SORT_KEYS } from './sorted-page.ts';

/** A query of the index; queries that run together are evaluated in one pass, so that their results are consistent. */
export type Question<Answer> = {
  prepare(evaluation: Evaluation): void;
  visit(evaluation: Evaluation, segment: Segment): void;
  answer(): Answer;
};

/** Evaluates some queries. */
export function ask(index: MarketIndex, questions: readonly Question<unknown>[]): void {
  const evaluation = new Evaluation();
  for (const question of questions) question.prepare(evaluation);
  for (const segment of index.segments) {
    evaluation.enter(segment);
    for (const question of questions) question.visit(evaluation, segment);
  }
}

const NOTHING: ReturnType<Evaluation['prepare']> = [];
const slots = new Uint16Array(SLOTS);

/** The number of listings that meet a condition. */
export function countQuestion(condition: ListingCondition): Question<number> {
  let prepared = NOTHING;
  let total = 0;
  return {
    prepare: (evaluation) => {
      prepared = evaluation.prepare(condition);
    },
    visit: (evaluation) => {
      const found = evaluation.find(prepared);
      if (found) total += countBits(found);
    },
    answer: () => total,
  };
}

/** The number of listings that meet a condition, and the ids of one page of them. */
export function pageQuestion(
  condition: ListingCondition,
  { ranks, sort }: ResultOrder,
  page: number,
): Question<{ total: number; ids: number[] }> {
  const { offset, until } = pageSpan(page);
  const key = SORT_KEYS[sort];
  const firsts = ranks.map(() => new FirstOf(until, key));
  let prepared = NOTHING;
  let prepareds = [NOTHING];
  let total = 0;
  return {
    prepare: (evaluation) => {
      prepared = evaluation.prepare(condition);
      prepareds = ranks.map((rank) => evaluation.rank(rank));
    },
    visit: (evaluation, segment) => {
      const found = evaluation.find(prepared);
      if (!found) return;
      total += countBits(found);
      for (const [index, first] of firsts.entries()) {
        const ranked = evaluation.find(prepareds[index] ?? NOTHING, found);
        if (ranked) offerFirst(segment, ranked, first, key, until);
      }
    },
    answer: () => ({ total, ids: firsts.flatMap((first) => first.ids()).slice(offset, until) }),
  };
}

/**
 * Offers the first listings of a set: checks each if there are few, otherwise follows the order until there are enough.
 */
function offerFirst(
  segment: Segment,
  bits: Bits,
  first: FirstOf,
  { column = 'id', isDescending }: Key,
  until: number,
): void {
  const { ids } = segment;
  const values = column === 'id' ? ids : segment.numbers[column];
  const count = countBits(bits);
  if (!segment.isSealed || count * count < until * segment.size) {
    slotsOf(bits, slots);
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at] ?? 0;
      first.offer(values[slot] ?? 0, ids[slot] ?? 0);
    }
    return;
  }
  const order = segment.orderOf(column);
  let offered = 0;
  let last = Number.NaN;
  for (let at = 0; at < order.length; at += 1) {
    const slot = order[isDescending ? order.length - 1 - at : at] ?? 0;
    if (!hasBit(bits, slot)) continue;
    const value = values[slot] ?? 0;
    // Equal values are sorted by id, perhaps in the opposite direction, so all of them must be offered.
    if (offered >= until && value !== last) return;
    first.offer(value, ids[slot] ?? 0);
    last = value;
    offered += 1;
  }
  if (offered >= until || column === 'id') return;
  const untold = noBits();
  segment.addUntold(untold, column);
  if (!keepCommon(untold, bits)) return;
  const left = slotsOf(untold, slots);
  for (let at = 0; at < left; at += 1) first.offer(Number.NaN, ids[slots[at] ?? 0] ?? 0);
}
