import { type ListingCondition, type Terms, turnedAway } from '../conditions/condition.ts';
import type { Rank } from '../conditions/result-order.ts';
import { addAll, type Bits, keepCommon, noBits, setBit, takeOut } from './bits.ts';
import { type Needle, needleOf } from './lexeme-table.ts';
import type { Flag, NumberColumn, Segment } from './segment.ts';

/** One requirement of a condition; what several conditions require alike is looked up once in each segment. */
export type Part = { readonly isUnwanted: boolean; readonly fill: (segment: Segment, bits: Bits) => void };
/** A condition that has been made ready to be looked up segment by segment. */
export type Prepared = readonly Part[];

type Bounds = { readonly from?: number | undefined; readonly to?: number | undefined };
type PartsOf = (condition: ListingCondition, evaluation: Evaluation) => readonly Part[];

/** What each field of a condition requires: beside rows-clause.ts, which says the same as SQL. */
const PARTS: Readonly<Record<keyof ListingCondition, PartsOf>> = {
  terms: ({ terms }, evaluation) => terms.map((term) => evaluation.term(term)),
  without: (condition, evaluation) => turnedAway(condition).map((terms) => evaluation.allOf(terms, true)),
  // Among what is turned away.
  excluded: () => [],
  ids: ({ ids }, evaluation) => (ids ? [evaluation.oneOf(ids)] : []),
  secondRound: ({ secondRound: wanted }, evaluation) =>
    wanted === undefined ? [] : [evaluation.flag(wanted ? 'secondRound' : 'firstRound', true)],
  sulhMahkeme: ({ sulhMahkeme: wanted }, evaluation) =>
    wanted === undefined ? [] : [evaluation.flag('sulhMahkeme', wanted)],
  price: ({ price }, evaluation) => (price ? [evaluation.range('price', price.range, price.untold)] : []),
  mostTodayRatio: ({ mostTodayRatio: to }, evaluation) =>
    to === undefined ? [] : [evaluation.range('today_ratio', { to }, false)],
  ends: ({ ends }, evaluation) =>
    ends ? [evaluation.range('end_date', { from: micros(ends.from), to: micros(ends.until) }, false)] : [],
  endsUntil: ({ endsUntil }, evaluation) =>
    endsUntil ? [evaluation.range('end_date', { to: micros(endsUntil) }, false)] : [],
  // Ended listings are not in the index.
  includeEnded: () => [],
  now: ({ now }, evaluation) => [evaluation.current(now)],
};

function micros(instant: Date): number;
function micros(instant: Date | undefined): number | undefined;
function micros(instant: Date | undefined): number | undefined {
  return instant && instant.getTime() * 1000;
}

/** Shared by all evaluations: nothing waits in between, so that one is over before the next begins. */
const SETS: Bits[] = [];

/** Looks conditions up in the segments of an index, one after the other. */
export class Evaluation {
  readonly #parts = new Map<string, Part>();
  readonly #needles = new Map<string, Needle>();
  #segment: Segment | undefined;
  readonly #looked = new Map<Part, Bits>();
  /** Sets that were used for the segment. */
  #used = 0;

  /** From now on conditions are looked up in this segment. */
  enter(segment: Segment): void {
    this.#segment = segment;
    this.#used = 0;
    this.#looked.clear();
  }

  prepare(condition: ListingCondition): Prepared {
    return Object.values(PARTS).flatMap((partsOf) => partsOf(condition, this));
  }

  /** Those of a rank within what was found. */
  rank({ plus, minus }: Rank): Prepared {
    return [...plus.map((term) => this.term(term)), ...(minus.length > 0 ? [this.allOf(minus, true)] : [])];
  }

  /** Has one of these lexemes. */
  term(term: Terms[number]): Part {
    return this.#part(`has ${term.join('\n')}`, () => {
      const needles = [...new Set(term)].map((lexeme) => this.#needle(lexeme));
      return {
        isUnwanted: false,
        fill(segment, bits) {
          for (const needle of needles) segment.addTo(bits, needle);
        },
      };
    });
  }

  /** Has of every term one of its lexemes; not so if that is unwanted. */
  allOf(terms: Terms, isUnwanted: boolean): Part {
    const [first, ...rest] = terms.map((term) => this.term(term));
    return this.#part(`all ${isUnwanted} ${JSON.stringify(terms)}`, () => ({
      isUnwanted,
      fill: (_, bits) => {
        if (!first) return;
        addAll(bits, this.look(first));
        for (const part of rest) keepCommon(bits, this.look(part));
      },
    }));
  }

  /** Is one of these listings. */
  oneOf(given: readonly string[]): Part {
    const wanted = new Set(given.map(Number));
    return this.#part(`ids ${given.join()}`, () => ({
      isUnwanted: false,
      fill({ ids, size }, bits) {
        for (let slot = 0; slot < size; slot += 1) if (wanted.has(ids[slot] ?? 0)) setBit(bits, slot);
      },
    }));
  }

  flag(column: Flag, wanted: boolean): Part {
    return this.#part(`${column} ${wanted}`, () => ({
      isUnwanted: !wanted,
      fill: (segment, bits) => addAll(bits, segment.flags[column]),
    }));
  }

  /** Tells a number in a range, both ends included, or where `untold` none. */
  range(column: NumberColumn, bounds: Bounds | undefined, untold: boolean): Part {
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = bounds ?? {};
    const isTold = bounds !== undefined;
    return this.#part(`${column} ${from} ${to} ${untold} ${isTold}`, () => ({
      isUnwanted: false,
      fill: (segment, bits) => {
        if (isTold) segment.addBetween(bits, column, from, to);
        if (untold) segment.addUntold(bits, column);
      },
    }));
  }

  /** Can still be bid on. */
  current(now: Date): Part {
    const at = micros(now);
    return this.#part(`current ${at}`, () => ({
      isUnwanted: true,
      fill: (segment, bits) => addAll(bits, segment.endedBy(at)),
    }));
  }

  /** The live listings of the segment that a condition holds for, of `within`; undefined if there are none. */
  find(prepared: Prepared, within?: Bits): Bits | undefined {
    const bits = this.#take();
    const all = within ?? this.#segment?.live;
    if (all) bits.set(all);
    for (const part of prepared) {
      const own = this.look(part);
      if (!(part.isUnwanted ? takeOut(bits, own) : keepCommon(bits, own))) return undefined;
    }
    return bits;
  }

  /** What a requirement is about in the segment, live or not. */
  look(part: Part): Bits {
    const known = this.#looked.get(part);
    if (known) return known;
    const bits = this.#take();
    if (this.#segment) part.fill(this.#segment, bits);
    this.#looked.set(part, bits);
    return bits;
  }

  #take(): Bits {
    const known = SETS[this.#used];
    this.#used += 1;
    if (known) return known.fill(0);
    const made = noBits();
    SETS.push(made);
    return made;
  }

  #part(key: string, make: () => Part): Part {
    const known = this.#parts.get(key);
    if (known) return known;
    const part = make();
    this.#parts.set(key, part);
    return part;
  }

  #needle(lexeme: string): Needle {
    const known = this.#needles.get(lexeme);
    if (known) return known;
    const needle = needleOf(lexeme);
    this.#needles.set(lexeme, needle);
    return needle;
  }
}
