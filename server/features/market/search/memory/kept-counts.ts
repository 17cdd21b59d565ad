import type { FacetRow } from '../conditions/facets.ts';

/** Some ten megabytes: rows, and keys by their length. */
const MOST_WEIGHT = 200_000;
const CHARACTERS_A_ROW = 16;

/** Between two instants, the first included, no auction ends. */
export type QuietSpan = { readonly from: number; readonly until: number };

/**
 * What choices leave under conditions that were asked for before: paging and ordering count nothing again, and a filter
 * that is changed leaves the counts of the others. Holds until a listing changes or an auction ends.
 */
export class KeptCounts {
  readonly #rows = new Map<string, readonly FacetRow[]>();
  #span: QuietSpan = { from: 0, until: 0 };
  #weight = 0;

  /** A listing has changed. */
  forget(): void {
    this.#rows.clear();
    this.#weight = 0;
    this.#span = { from: 0, until: 0 };
  }

  /** Undefined if they must be counted; `spanAt` tells the span of an instant. */
  get(key: string, at: number, spanAt: (at: number) => QuietSpan): readonly FacetRow[] | undefined {
    if (at < this.#span.from || at >= this.#span.until) {
      this.forget();
      this.#span = spanAt(at);
    }
    return this.#rows.get(key);
  }

  /** Of the instant that was last asked for. */
  keep(key: string, rows: readonly FacetRow[]): void {
    this.#weight += rows.length + key.length / CHARACTERS_A_ROW;
    // All go at once: which were used least would have to be noted at every answer.
    if (this.#weight > MOST_WEIGHT) {
      this.#rows.clear();
      this.#weight = rows.length + key.length / CHARACTERS_A_ROW;
    }
    this.#rows.set(key, rows);
  }
}
