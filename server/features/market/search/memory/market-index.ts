import type { FacetRow } from '../conditions/facets.ts';
import { countCommon, noBits, SLOTS } from './bits.ts';
import { KeptCounts, type QuietSpan } from './kept-counts.ts';
import { needleOf } from './lexeme-table.ts';
import { Names } from './names.ts';
import { Places } from './places.ts';
import {
  type IndexedListing,
  NAME_COLUMNS,
  type NameColumn,
  NUMBER_COLUMNS,
  type NumberColumn,
  Segment,
} from './segment.ts';

/** A row of `open_property_search`, as `ROW_COLUMNS` selects it. */
export type SearchRow = {
  readonly id: string;
  readonly numbers: readonly (number | null)[];
  readonly category: string;
  readonly subCategory: string;
  readonly city: string | null;
  readonly district: string | null;
  /** Null if the round is unknown. */
  readonly secondRound: boolean | null;
  readonly sulhMahkeme: boolean;
  readonly marks: readonly string[];
  /** Its lexemes in the format of `tsvectorsend`. */
  readonly words: Uint8Array;
};

/** A segment that receives changes is closed at this size: searching it takes longer than a closed one. */
const GROWING = 4096;
/** Closed segments with fewer live listings than this are merged. */
const SMALL = SLOTS / 2;
/** The maximum number of cached ranges of marks; those for bidding that has not begun change every ten minutes. */
const MOST_RANGES = 200;

/** The open listings in memory: finds, sorts and counts them. */
export class MarketIndex {
  readonly names: Readonly<Record<NameColumn, Names>>;
  readonly marks = new Names();
  #closed: Segment[] = [];
  #growing = new Segment();
  /** The segment of each listing, and its slot there. */
  readonly #places = new Places();
  readonly #between = new Map<string, readonly string[]>();
  readonly #counts = new KeptCounts();

  constructor() {
    // safe: made from these names
    this.names = Object.fromEntries(NAME_COLUMNS.map((column) => [column, new Names()])) as Record<NameColumn, Names>;
  }

  get segments(): readonly Segment[] {
    return this.#growing.size > 0 ? [...this.#closed, this.#growing] : this.#closed;
  }

  get size(): number {
    return this.#places.size;
  }

  /** The marks from `first` up to but excluding `next` that some listing has or had. */
  marksBetween(first: string, next: string): readonly string[] {
    const key = `${first} ${next} ${this.marks.size}`;
    const known = this.#between.get(key);
    if (known) return known;
    if (this.#between.size > MOST_RANGES) this.#between.clear();
    const found = this.marks.between(first, next);
    this.#between.set(key, found);
    return found;
  }

  /** The cached counts of filters' choices under this key; undefined if there are none that are still valid. */
  keptCounts(key: string, now: Date): readonly FacetRow[] | undefined {
    return this.#counts.get(key, now.getTime() * 1000, (at) => this.#quietSpan(at));
  }

  /** Caches counts for the instant of the last `keptCounts`. */
  keepCounts(key: string, rows: readonly FacetRow[]): void {
    this.#counts.keep(key, rows);
  }

  #quietSpan(at: number): QuietSpan {
    const spans = this.segments.map((segment) => segment.quietSpan(at));
    return {
      from: Math.max(...spans.map(({ from }) => from), Number.NEGATIVE_INFINITY),
      until: Math.min(...spans.map(({ until }) => until), Number.POSITIVE_INFINITY),
    };
  }

  /** Adds or replaces a listing; `most` is the maximum size of the segment. */
  put(row: SearchRow, most = GROWING): void {
    const listing = this.#listingOf(row);
    this.#counts.forget();
    this.remove(listing.id);
    const slot = this.#growing.add(listing);
    this.#places.set(listing.id, { segment: this.#growing, slot });
    if (this.#growing.size >= most) this.close();
  }

  remove(id: number): void {
    const place = this.#places.get(id);
    if (!place) return;
    this.#counts.forget();
    place.segment.remove(place.slot);
    this.#places.delete(id);
  }

  /** Closes the growing segment, and merges small ones. */
  close(): void {
    if (this.#growing.size === 0) return;
    this.#growing.seal();
    this.#closed.push(this.#growing);
    this.#growing = new Segment();
    const small = this.#closed.filter(({ liveCount }) => liveCount < SMALL);
    const live = small.reduce((sum, { liveCount }) => sum + liveCount, 0);
    if (small.length < 2 || live < SLOTS - GROWING) return;
    this.#closed = this.#closed.filter((segment) => !small.includes(segment));
    this.#closed.push(...this.#together(small));
  }

  #together(small: readonly Segment[]): Segment[] {
    const made: Segment[] = [];
    let larger = new Segment();
    for (const segment of small) {
      if (larger.size + segment.liveCount > SLOTS) {
        larger.seal();
        made.push(larger);
        larger = new Segment();
      }
      for (const [from, slot] of larger.addSegment(segment).entries())
        if (slot >= 0) this.#places.set(segment.ids[from] ?? 0, { segment: larger, slot });
      this.#places.forget(segment);
    }
    larger.seal();
    return [...made, larger];
  }

  /** The number of listings with a lexeme. */
  countOf(lexeme: string): number {
    const needle = needleOf(lexeme);
    return this.segments.reduce((sum, segment) => {
      const bits = noBits();
      segment.addTo(bits, needle);
      return sum + countCommon(bits, segment.live);
    }, 0);
  }

  /** The memory that the index occupies, in bytes. */
  get byteLength(): number {
    return this.segments.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  #listingOf(row: SearchRow): IndexedListing {
    const numbers = Object.fromEntries(NUMBER_COLUMNS.map((column, at) => [column, row.numbers[at] ?? Number.NaN]));
    const numberOf = (column: NameColumn) => this.names[column].numberOf(row[column]);
    return {
      id: Number(row.id),
      // safe: made from these names
      numbers: numbers as Record<NumberColumn, number>,
      names: Object.fromEntries(NAME_COLUMNS.map((column) => [column, numberOf(column)])) as Record<NameColumn, number>,
      flags: {
        firstRound: row.secondRound === false,
        secondRound: row.secondRound === true,
        sulhMahkeme: row.sulhMahkeme,
      },
      marks: row.marks.map((mark) => this.marks.numberOf(mark)),
      words: row.words,
    };
  }
}
