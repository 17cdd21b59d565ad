import type { ListingSummary } from '#shared/listings.ts';

/** As long as an answer may be kept: a picture can come into our store without any listing being written. */
const KEPT_MS = 30_000;
/** Some ten megabytes. */
const MOST = 5000;

/** Cards of open listings as they were in one state of the database; dropped with the first write after it. */
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
    // All go at once: which were used least would have to be noted at every answer.
    if (this.#cards.size >= MOST) this.#cards.clear();
    this.#cards.set(card.id, card);
  }
}
