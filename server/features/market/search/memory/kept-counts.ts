import type { FacetRow } from '../conditions/facets.ts';

/** About ten megabytes: rows, and keys by their length. */
const MOST_WEIGHT = 200_000;
const CHARACTERS_A_ROW = 16;

/** A period, including its start, in which no auction ends. */
export type QuietSpan = { readonly from: number; readonly until: number };

/**
 * Cached counts of choices by condition: paging and sorting recount nothing, and changing a filter keeps the counts of
 * the others. Valid until a listing changes or an auction ends.
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

  /** The cached counts; undefined if there are none. `spanAt` returns the period around an instant. */
  get(key: string, at: number, spanAt: (at: number) => QuietSpan): readonly FacetRow[] | undefined {
    if (at < this.#span.from || at >= this.#span.until) {
      this.forget();
      this.#span = spanAt(at);
    }
    return this.#rows.get(key);
  }

  /** Caches counts for the instant of the last `get`. */
  keep(key: string, rows: readonly FacetRow[]): void {
    this.#weight += rows.length + key.length / CHARACTERS_A_ROW;
    // Clears everything: tracking the least recently used counts would cost time on every request.
    if (this.#weight > MOST_WEIGHT) {
      this.#rows.clear();
      this.#weight = rows.length + key.length / CHARACTERS_A_ROW;
    }
    this.#rows.set(key, rows);
  }
}
