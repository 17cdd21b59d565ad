import { type ListingCondition, type Terms, turnedAway } from '../conditions/condition.ts';
import type { Rank } from '../conditions/result-order.ts';
import { addAll, type Bits, keepCommon, noBits, setBit, takeOut, WORDS } from './bits.ts';
import { type Needle, needleOf } from './lexeme-table.ts';
import type { NumberColumn, Segment } from './segment.ts';

/** One requirement of a condition; what several conditions require alike is looked up once in each segment. */
type Part = { readonly isUnwanted: boolean; readonly fill: (segment: Segment, bits: Bits) => void };

/** A condition that has been made ready to be looked up segment by segment. */
export type Prepared = readonly Part[];

/** Looks conditions up in the segments of an index, one after the other. */
export class Evaluation {
  readonly #parts = new Map<string, Part>();
  readonly #needles = new Map<string, Needle>();
  #segment: Segment | undefined;
  readonly #bits = new Map<Part, Bits>();
  readonly #free: Bits[] = [];

  /** From now on conditions are looked up in this segment. */
  enter(segment: Segment): void {
    this.#segment = segment;
    this.#free.push(...this.#bits.values());
    this.#bits.clear();
  }

  prepare(condition: ListingCondition): Prepared {
    const { price, ends, endsUntil, secondRound, sulhMahkeme, now } = condition;
    const from = Math.max(ends?.from?.getTime() ?? Number.NEGATIVE_INFINITY);
    const until = Math.min(ends?.until?.getTime() ?? Number.POSITIVE_INFINITY, endsUntil?.getTime() ?? Number.POSITIVE_INFINITY);
    return [
      ...condition.terms.map((term) => this.term(term)),
      ...turnedAway(condition).map((terms) => this.allOf(terms, true)),
      ...(secondRound === undefined ? [] : [this.#flag('secondRound', secondRound)]),
      ...(sulhMahkeme === undefined ? [] : [this.#flag('sulhMahkeme', sulhMahkeme)]),
      ...(price ? [this.#range('price', price.range?.from, price.range?.to, price.untold, price.range === undefined)] : []),
      this.#current(now),
      ...(ends || endsUntil ? [this.#range('end_date', from * 1000, until * 1000 , false, false)] : []),
    ];
  }

  /** Those of a rank within what was found. */
  rank({ plus, minus }: Rank): Prepared {
    return [...plus.map((term) => this.term(term)), ...(minus.length > 0 ? [this.allOf(minus, true)] : [])];
  }

  term(term: Terms[number]): Part {
    return this.#part(`|${term.join('\n')}`, () => {
      const needles = [...new Set(term)].map((lexeme) => this.#needle(lexeme));
      return { isUnwanted: false, fill: (segment, bits) => needles.forEach((needle) => segment.addTo(bits, needle)) };
    });
  }

  /** Has all of some terms, or has not. */
  allOf(terms: Terms, isUnwanted: boolean): Part {
    const [first, ...rest] = terms.map((term) => this.term(term));
    return this.#part(`${isUnwanted ? '-' : '+'}${JSON.stringify(terms)}`, () => ({
      isUnwanted,
      fill: (_, bits) => {
        if (!first) return;
        bits.set(this.#look(first));
        for (const part of rest) keepCommon(bits, this.#look(part));
      },
    }));
  }

  /** The live listings of the segment that a condition holds for, among those of `within`; undefined if there are none. */
  find(prepared: Prepared, within?: Bits): Bits | undefined {
    const bits = this.#take();
    bits.set(within ?? this.#segment?.live ?? bits);
    for (const part of prepared) {
      const own = this.#look(part);
      if (!(part.isUnwanted ? takeOut(bits, own) : keepCommon(bits, own))) return undefined;
    }
    return bits;
  }

  #look(part: Part): Bits {
    const known = this.#bits.get(part);
    if (known) return known;
    const bits = this.#take();
    if (this.#segment) part.fill(this.#segment, bits);
    this.#bits.set(part, bits);
    return bits;
  }

  #take(): Bits {
    return this.#free.pop()?.fill(0) ?? noBits();
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

  #flag(column: 'secondRound' | 'sulhMahkeme', wanted: boolean): Part {
    return this.#part(`${column}${wanted}`, () => ({
      isUnwanted: !wanted,
      fill: (segment, bits) => addAll(bits, segment.flags[column]),
    }));
  }

  #range(column: NumberColumn, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY, untold: boolean, untoldOnly: boolean): Part {
    return this.#part(`${column} ${from} ${to} ${untold} ${untoldOnly}`, () => ({
      isUnwanted: false,
      fill: ({ numbers, size }, bits) => {
        const values = numbers[column];
        for (let slot = 0; slot < size; slot += 1) {
          const value = values[slot] as number;
          // Without a value every comparison is false.
          if (value !== value ? untold : !untoldOnly && value >= from && value <= to) setBit(bits, slot);
        }
      },
    }));
  }

  /** Can still be bid on, as `isCurrent` says of rows. */
  #current(now: Date): Part {
    const at = now.getTime() * 1000;
    return this.#part(`now ${at}`, () => ({ isUnwanted: true, fill: (segment, bits) => addAll(bits, segment.endedBy(at)) }));
  }
}
