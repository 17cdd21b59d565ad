/**
 * Random numbers that repeat: the same seed and row give the same numbers, however many were drawn for other rows.
 * (mulberry32; its start is mixed, so that neighbouring rows do not resemble each other.)
 */
export class Random {
  readonly #seed: number;
  #state = 0;

  constructor(seed: number) {
    this.#seed = mix(seed | 0);
  }

  /** Starts the sequence of a row. Each `stream` gives the same row a different sequence. */
  startRow(row: number, stream = 0): void {
    this.#state = mix(Math.imul(row + 1, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b) ^ this.#seed);
  }

  /** At least 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let value = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Throws on an empty list, which would be a mistake in the tables. */
  pick<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(this.next() * choices.length)];
    if (choice === undefined) throw new Error('Nothing to choose from.');
    return choice;
  }

  /** A factor around 1 by which the prices of similar things differ: mostly between 1/e^(2·spread) and e^(2·spread). */
  factor(spread: number): number {
    return Math.exp((this.next() + this.next() + this.next() - 1.5) * 2 * spread);
  }
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}

/** A number from 0 to 1 that is always the same for one name. */
export function fractionOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193) | 0;
  return (mix(hash) >>> 0) / 4_294_967_296;
}

/** Choices with weights, drawn by binary search. */
export class Weighted<T> {
  readonly #choices: readonly T[];
  readonly #upTo: Float64Array;

  /** Throws if all weights are zero. */
  constructor(entries: readonly (readonly [choice: T, weight: number])[]) {
    const possible = entries.filter(([, weight]) => weight > 0);
    this.#choices = possible.map(([choice]) => choice);
    this.#upTo = new Float64Array(possible.length);
    let sum = 0;
    for (const [index, [, weight]] of possible.entries()) {
      sum += weight;
      this.#upTo[index] = sum;
    }
    if (sum === 0) throw new Error('Nothing to choose from.');
  }

  draw(random: Random): T {
    const sought = random.next() * (this.#upTo.at(-1) ?? 0);
    let low = 0;
    let high = this.#upTo.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sought < (this.#upTo[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    const choice = this.#choices[low];
    if (choice === undefined) throw new Error('Nothing to choose from.');
    return choice;
  }
}
