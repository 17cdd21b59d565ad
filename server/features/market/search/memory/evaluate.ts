import { type ListingCondition, type Terms, turnedAway } from '../conditions/condition.ts';
import type { Rank } from '../conditions/result-order.ts';
import { addAll, type Bits, keepCommon, noBits, setBit, takeOut } from './bits.ts';
import { type Needle, needleOf } from './lexeme-table.ts';
import type { Flag, NumberColumn, Segment } from './segment.ts';

/** One requirement of a condition; a requirement that several conditions share is evaluated once per segment. */
export type Part = { readonly isUnwanted: boolean; readonly fill: (segment: Segment, bits: Bits) => void };
/** A condition that is prepared for evaluation segment by segment. */
export type Prepared = readonly Part[];

type Bounds = { readonly from?: number | undefined; readonly to?: number | undefined };
type PartsOf = (condition: ListingCondition, evaluation: Evaluation) => readonly Part[];

/** What each field of a condition requires; must agree with the SQL of rows-clause.ts. */
const PARTS: Readonly<Record<keyof ListingCondition, PartsOf>> = {
  terms: ({ terms }, evaluation) => terms.map((term) => evaluation.term(term)),
  without: (condition, evaluation) => turnedAway(condition).map((terms) => evaluation.allOf(terms, true)),
  // `turnedAway` includes it.
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
  // The index contains no ended listings.
  includeEnded: () => [],
  now: ({ now }, evaluation) => [evaluation.current(now)],
};

function micros(instant: Date): number;
function micros(instant: Date | undefined): number | undefined;
function micros(instant: Date | undefined): number | undefined {
  return instant && instant.getTime() * 1000;
}

/** Shared by all evaluations: they are synchronous, so each finishes before the next begins. */
const SETS: Bits[] = [];

/** Evaluates conditions in the segments of an index, one at a time. */
export class Evaluation {
  readonly #parts = new Map<string, Part>();
  readonly #needles = new Map<string, Needle>();
  #segment: Segment | undefined;
  readonly #looked = new Map<Part, Bits>();
  /** The number of sets in use for the segment. */
  #used = 0;

  /** Conditions are evaluated in this segment from now on. */
  enter(segment: Segment): void {
    this.#segment = segment;
    this.#used = 0;
    this.#looked.clear();
  }

  prepare(condition: ListingCondition): Prepared {
    return Object.values(PARTS).flatMap((partsOf) => partsOf(condition, this));
  }

  /** The requirements of a rank, to be applied to the results. */
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

  /** Has at least one lexeme of every term; the opposite if `isUnwanted`. */
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

  /** Has a number in a range, both ends included; with `untold`, listings without a number also match. */
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

  /** The live listings of the segment, or of `within`, that meet a condition; undefined if there are none. */
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

  /** The listings in the segment that a requirement selects, live or not. */
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
