import type { OrderColumn } from '../conditions/result-order.ts';
import { addAll, type Bits, clearBit, countBits, hasBit, noBits, SLOTS, setBit, takeOut } from './bits.ts';
import type { QuietSpan } from './kept-counts.ts';
import { grown, LexemeTable, type Needle } from './lexeme-table.ts';
import { GrowingPostings, type SealedPostings } from './postings.ts';

/** The numbers of a listing, as in `property_search`; `NaN` if unknown. Instants are in microseconds. */
export const NUMBER_COLUMNS = [
  'end_date',
  'price',
  'model_year',
  'km',
  'area_m2',
  'price_per_m2',
  'all_in',
  'appraised_on',
  'deposit',
  'today_ratio',
] as const satisfies readonly OrderColumn[];
export type NumberColumn = (typeof NUMBER_COLUMNS)[number];
/** The columns with one name per listing, stored as its number (`Names`). */
export const NAME_COLUMNS = ['category', 'subCategory', 'city', 'district'] as const;
export type NameColumn = (typeof NAME_COLUMNS)[number];

/** The yes-or-no properties of a listing. A listing whose round is unknown has neither of the two. */
export const FLAGS = ['firstRound', 'secondRound', 'sulhMahkeme'] as const;
export type Flag = (typeof FLAGS)[number];

/** A listing as it is added to the index. */
export type IndexedListing = {
  readonly id: number;
  readonly numbers: Readonly<Record<NumberColumn, number>>;
  readonly names: Readonly<Record<NameColumn, number>>;
  readonly flags: Readonly<Record<Flag, boolean>>;
  /** The numbers of the lexemes that are counted for filters. */
  readonly marks: readonly number[];
  /** Its lexemes in the format of `tsvectorsend`. */
  readonly words: Uint8Array;
};

/** The offset of the first lexeme; the number of lexemes comes before it. */
const FIRST_LEXEME = 4;

/** Up to 16,384 listings: their columns, and the listings with each lexeme. */
export class Segment {
  readonly live: Bits = noBits();
  /** The number of used slots; a listing that has changed since keeps its old slot, which is no longer live. */
  size = 0;
  ids = new Float64Array(SLOTS);
  readonly numbers = columnsOf(NUMBER_COLUMNS, () => new Float64Array(SLOTS));
  readonly names = columnsOf(NAME_COLUMNS, () => new Uint16Array(SLOTS));
  /** The listings with each flag, instead of a column per flag. */
  readonly flags = columnsOf(FLAGS, noBits);
  readonly #lexemes = new LexemeTable();
  #growing: GrowingPostings | undefined = new GrowingPostings();
  #sealed: SealedPostings | undefined;
  #marks = new Uint32Array(SLOTS);
  readonly #orders = new Map<NumberColumn | 'id', Uint16Array>();
  readonly #untolds = new Map<NumberColumn, Bits>();
  #ended = { bits: noBits(), from: 0, until: 0, size: 0 };
  readonly #markEnds = new Uint32Array(SLOTS);

  /** Adds a listing; returns its slot. */
  add({ id, numbers, names, flags, marks, words }: IndexedListing): number {
    const slot = this.#take(id);
    for (const column of NUMBER_COLUMNS) this.numbers[column][slot] = numbers[column];
    for (const column of NAME_COLUMNS) this.names[column][slot] = names[column];
    this.#mark(slot, marks);
    for (const flag of FLAGS) if (flags[flag]) setBit(this.flags[flag], slot);
    const lexemes = this.#lexemes;
    for (let at = FIRST_LEXEME; at < words.length; ) {
      this.#growing?.add(lexemes.addTerminated(words, at), slot);
      // Each lexeme is followed by the number of its positions, and these; two bytes each.
      const positions = ((words[lexemes.end] ?? 0) << 8) | (words[lexemes.end + 1] ?? 0);
      at = lexemes.end + 2 + positions * 2;
    }
    return slot;
  }

  /** Adds the live listings of another segment, which must not be used afterwards; returns their new slots. */
  addSegment(other: Segment): Int32Array {
    const slots = new Int32Array(SLOTS).fill(-1);
    for (let from = 0; from < other.size; from += 1) {
      if (!hasBit(other.live, from)) continue;
      const slot = this.#take(other.ids[from] ?? 0);
      slots[from] = slot;
      for (const column of NUMBER_COLUMNS) this.numbers[column][slot] = other.numbers[column][from] ?? Number.NaN;
      for (const column of NAME_COLUMNS) this.names[column][slot] = other.names[column][from] ?? 0;
      this.#mark(slot, other.marksOf(from));
      for (const flag of FLAGS) if (hasBit(other.flags[flag], from)) setBit(this.flags[flag], slot);
    }
    const found = new Uint16Array(SLOTS);
    for (let number = 0; number < other.#lexemes.size; number += 1) {
      const count = other.#sealed?.slots(number, found) ?? 0;
      let lexeme = -1;
      for (let at = 0; at < count; at += 1) {
        const slot = slots[found[at] ?? 0] ?? -1;
        if (slot < 0) continue;
        if (lexeme < 0) lexeme = this.#lexemes.addFrom(other.#lexemes, number);
        this.#growing?.add(lexeme, slot);
      }
    }
    return slots;
  }

  /** The slots sorted by a column, then by id, without those that lack a value. */
  orderOf(column: NumberColumn | 'id'): Uint16Array {
    const known = this.#orders.get(column);
    if (known) return known;
    const { ids, size } = this;
    const values = column === 'id' ? ids : this.numbers[column];
    const told = Uint16Array.from({ length: size }, (_, slot) => slot).filter((slot) => !Number.isNaN(values[slot]));
    told.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0));
    if (this.#sealed) this.#orders.set(column, told);
    return told;
  }

  /** Adds the listings whose number is between two, both included, to `bits`. */
  addBetween(bits: Bits, column: NumberColumn, from: number, to: number): void {
    const values = this.numbers[column];
    if (!this.#sealed) {
      for (let slot = 0; slot < this.size; slot += 1) {
        const value = values[slot] ?? Number.NaN;
        if (value >= from && value <= to) setBit(bits, slot);
      }
      return;
    }
    const order = this.orderOf(column);
    const [first, next] = [
      firstWhere(order, (slot) => (values[slot] ?? 0) >= from),
      firstWhere(order, (slot) => (values[slot] ?? 0) > to),
    ];
    if (next - first <= order.length / 2) {
      for (let at = first; at < next; at += 1) setBit(bits, order[at] ?? 0);
      return;
    }
    // Fewer are outside: add all and remove these.
    for (let slot = 0; slot < this.size; slot += 32) bits[slot >>> 5] = -1;
    for (let at = 0; at < first; at += 1) clearBit(bits, order[at] ?? 0);
    for (let at = next; at < order.length; at += 1) clearBit(bits, order[at] ?? 0);
    takeOut(bits, this.#untold(column));
  }

  addUntold(bits: Bits, column: NumberColumn): void {
    addAll(bits, this.#untold(column));
  }

  #untold(column: NumberColumn): Bits {
    const known = this.#untolds.get(column);
    if (known) return known;
    const bits = noBits();
    for (let slot = 0; slot < this.size; slot += 1) if (Number.isNaN(this.numbers[column][slot])) setBit(bits, slot);
    if (this.#sealed) this.#untolds.set(column, bits);
    return bits;
  }

  /** The listings that had ended at an instant; recomputed after the next end, or when a listing was added. */
  endedBy(at: number): Bits {
    const ended = this.#ended;
    if (at >= ended.from && at < ended.until && this.size === ended.size) return ended.bits;
    const bits = noBits();
    let [from, until] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let slot = 0; slot < this.size; slot += 1) {
      const end = this.numbers.end_date[slot] ?? Number.NaN;
      if (end > at && end < until) until = end;
      if (!(end <= at)) continue;
      if (end > from) from = end;
      setBit(bits, slot);
    }
    this.#ended = { bits, from, until, size: this.size };
    return bits;
  }

  /** The period around an instant in which none of its listings ends. */
  quietSpan(at: number): QuietSpan {
    this.endedBy(at);
    return this.#ended;
  }

  remove(slot: number): void {
    clearBit(this.live, slot);
  }

  /** Adds the listings with a lexeme to `bits`, live or not. */
  addTo(bits: Bits, needle: Needle): void {
    const lexeme = this.#lexemes.find(needle);
    if (lexeme >= 0) (this.#sealed ?? this.#growing)?.addTo(bits, lexeme);
  }

  marksOf(slot: number): Uint32Array {
    return this.#marks.subarray(slot === 0 ? 0 : this.#markEnds[slot - 1], this.#markEnds[slot]);
  }

  /** Counts the marks of the first `count` slots by their numbers. */
  countMarks(slots: Uint16Array, count: number, counts: Uint32Array): void {
    const [marks, ends] = [this.#marks, this.#markEnds];
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at] ?? 0;
      const end = ends[slot] ?? 0;
      for (let place = slot === 0 ? 0 : (ends[slot - 1] ?? 0); place < end; place += 1) {
        const mark = marks[place] ?? 0;
        counts[mark] = (counts[mark] ?? 0) + 1;
      }
    }
  }

  get isSealed(): boolean {
    return this.#sealed !== undefined;
  }

  get liveCount(): number {
    return countBits(this.live);
  }

  /** Ends adding: takes less memory, and is searched faster. */
  seal(): void {
    this.#sealed = this.#growing?.sealed(this.#lexemes.size);
    this.#growing = undefined;
    this.#lexemes.trim();
    this.#marks = this.#marks.slice(0, this.#markEnds[this.size - 1]);
    this.ids = this.ids.slice(0, this.size);
    for (const column of NUMBER_COLUMNS) this.numbers[column] = this.numbers[column].slice(0, this.size);
    for (const column of NAME_COLUMNS) this.names[column] = this.names[column].slice(0, this.size);
  }

  get byteLength(): number {
    const arrays = [
      ...Object.values(this.numbers),
      ...Object.values(this.names),
      this.ids,
      this.#marks,
      this.#markEnds,
    ];
    const columns = arrays.reduce((sum, { byteLength }) => sum + byteLength, this.live.byteLength);
    return columns + this.#lexemes.byteLength + ((this.#sealed ?? this.#growing)?.byteLength ?? 0);
  }

  #take(id: number): number {
    const slot = this.size;
    this.size += 1;
    this.ids[slot] = id;
    setBit(this.live, slot);
    return slot;
  }

  #mark(slot: number, marks: Iterable<number> & { readonly length: number }): void {
    let end = slot === 0 ? 0 : (this.#markEnds[slot - 1] ?? 0);
    if (end + marks.length > this.#marks.length) this.#marks = grown(this.#marks, end + marks.length);
    for (const mark of marks) this.#marks[end++] = mark;
    this.#markEnds[slot] = end;
  }
}

/** Binary search: the first place in an order from which on a condition is always true. */
function firstWhere(order: Uint16Array, holds: (slot: number) => boolean): number {
  let [from, to] = [0, order.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (holds(order[middle] ?? 0)) to = middle;
    else from = middle + 1;
  }
  return from;
}

function columnsOf<Name extends string, Column>(names: readonly Name[], make: () => Column): Record<Name, Column> {
  // safe: made from these names
  return Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Column>;
}
