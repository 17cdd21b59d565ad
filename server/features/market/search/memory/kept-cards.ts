import type { ListingSummary } from '#shared/listings.ts';

/** The maximum age of cached answers: a picture can be added to our store without any listing being written. */
const KEPT_MS = 30_000;
/** About ten megabytes. */
const MOST = 5000;

/** Cached cards of open listings in one state of the database; dropped with the first write after it. */
export class KeptCards {
  readonly #cards = new Map<number, ListingSummary>();
  readonly #until = performance.now() + KEPT_MS;

  get isOld(): boolean {
    return performance.now() > this.#until;
  }

  get(id: number): ListingSummary | undefined {
    return this.#cards.get(id);
  }

  keep(card: ListingSummary): void {
    // Clears everything: tracking the least recently used cards would cost time on every request.
    if (this.#cards.size >= MOST) this.#cards.clear();
    this.#cards.set(card.id, card);
  }
}
