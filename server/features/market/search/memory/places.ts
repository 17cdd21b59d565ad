import { SLOTS } from './bits.ts';
import type { Segment } from './segment.ts';

const PAGE = 4096;

export type Place = { readonly segment: Segment; readonly slot: number };

/**
 * The segment and slot of each listing by its id: four bytes each, in pages, because ids are assigned consecutively.
 */
export class Places {
  readonly #pages = new Map<number, Uint32Array>();
  readonly #segments: (Segment | undefined)[] = [];
  readonly #numbers = new Map<Segment, number>();
  size = 0;

  get(id: number): Place | undefined {
    const place = this.#pages.get(Math.floor(id / PAGE))?.[id % PAGE] ?? 0;
    const segment = this.#segments[Math.floor(place / SLOTS)];
    return place > 0 && segment ? { segment, slot: place % SLOTS } : undefined;
  }

  set(id: number, { segment, slot }: Place): void {
    this.delete(id);
    const page = this.#pages.get(Math.floor(id / PAGE)) ?? new Uint32Array(PAGE);
    this.#pages.set(Math.floor(id / PAGE), page);
    page[id % PAGE] = this.#numberOf(segment) * SLOTS + slot;
    this.size += 1;
  }

  delete(id: number): void {
    const page = this.#pages.get(Math.floor(id / PAGE));
    if (!page || page[id % PAGE] === 0) return;
    page[id % PAGE] = 0;
    this.size -= 1;
  }

  /** Frees the number of a segment that has no listings left. */
  forget(segment: Segment): void {
    const number = this.#numbers.get(segment);
    if (number === undefined) return;
    this.#numbers.delete(segment);
    this.#segments[number] = undefined;
  }

  /** Starts at 1, because 0 means that there is no place. */
  #numberOf(segment: Segment): number {
    const known = this.#numbers.get(segment);
    if (known !== undefined) return known;
    const free = this.#segments.indexOf(undefined, 1);
    const number = free > 0 ? free : Math.max(1, this.#segments.length);
    this.#segments[number] = segment;
    this.#numbers.set(segment, number);
    return number;
  }
}
