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
  /** Null where the round is not told. */
  readonly secondRound: boolean | null;
  readonly sulhMahkeme: boolean;
  readonly marks: readonly string[];
  /** Its lexemes, as `tsvectorsend` writes them. */
  readonly words: Uint8Array;
};

/** A segment that changes go to is closed with this many listings: searching it takes longer than a closed one. */
const GROWING = 4096;
/** Closed segments with fewer live listings than this are put together. */
const SMALL = SLOTS / 2;
/** Ranges of marks that are remembered; those of bidding that has not begun are others every ten minutes. */
const MOST_RANGES = 200;

/** The open listings in memory: what of a market a search finds, in which order, and how much each filter leaves. */
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
    // safe: made of these names
    this.names = Object.fromEntries(NAME_COLUMNS.map((column) => [column, new Names()])) as Record<NameColumn, Names>;
  }

  get segments(): readonly Segment[] {
    return this.#growing.size > 0 ? [...this.#closed, this.#growing] : this.#closed;
  }

  get size(): number {
    return this.#places.size;
  }

  /** The marks between two, the first included, that some listing has or had. */
  marksBetween(first: string, next: string): readonly string[] {
    const key = `${first} ${next} ${this.marks.size}`;
    const known = this.#between.get(key);
    if (known) return known;
    if (this.#between.size > MOST_RANGES) this.#between.clear();
    const found = this.marks.between(first, next);
    this.#between.set(key, found);
    return found;
  }

  /** What the choices of filters left when they were last counted under this key; undefined if that no longer holds. */
  keptCounts(key: string, now: Date): readonly FacetRow[] | undefined {
    return this.#counts.get(key, now.getTime() * 1000, (at) => this.#quietSpan(at));
  }

  /** Of the moment that was last asked for. */
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

  /** Takes a listing as it is now; `most` is how many a segment may have. */
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

  /** Closes the segment that grows, and puts small ones together. */
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

  /** How many listings have a lexeme. */
  countOf(lexeme: string): number {
    const needle = needleOf(lexeme);
    return this.segments.reduce((sum, segment) => {
      const bits = noBits();
      segment.addTo(bits, needle);
      return sum + countCommon(bits, segment.live);
    }, 0);
  }

  /** What the index takes of memory. */
  get byteLength(): number {
    return this.segments.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  #listingOf(row: SearchRow): IndexedListing {
    const numbers = Object.fromEntries(NUMBER_COLUMNS.map((column, at) => [column, row.numbers[at] ?? Number.NaN]));
    const numberOf = (column: NameColumn) => this.names[column].numberOf(row[column]);
    return {
      id: Number(row.id),
      // safe: made of these names
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
