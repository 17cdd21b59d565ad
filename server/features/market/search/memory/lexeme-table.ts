/** A lexeme for lookups: its bytes and their hash, computed once for all segments. */
export type Needle = { readonly bytes: Uint8Array; readonly hash: number };

const FIRST_SIZE = 1024;

export function needleOf(lexeme: string): Needle {
  const bytes = Buffer.from(lexeme);
  return { bytes, hash: hashOf(bytes, 0, bytes.length) };
}

const HASH_START = 0x811c_9dc5;
const HASH_FACTOR = 0x0100_0193;

function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = HASH_START;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), HASH_FACTOR);
  return mixed(hash);
}

function mixed(hash: number): number {
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Numbers lexemes from 0. A `Map` of as many strings takes three times the memory: here they are the bytes of one
 * array, found through a hash table.
 */
export class LexemeTable {
  #bytes = new Uint8Array(FIRST_SIZE * 8);
  /** The end of each lexeme; it begins at the end of the previous one. */
  #ends = new Uint32Array(FIRST_SIZE);
  /** By hash, the number of a lexeme plus one. */
  #places = new Uint32Array(FIRST_SIZE * 2);
  size = 0;

  /** The number of a lexeme; -1 if it is unknown. */
  find({ bytes, hash }: Needle): number {
    return this.#at(this.#placeOf(bytes, 0, bytes.length, hash));
  }

  /** The position after the terminating byte 0 of the lexeme that `addTerminated` read last. */
  end = 0;

  /** The number of the lexeme in these bytes; a new one if it was unknown. */
  add(bytes: Uint8Array, from: number, to: number): number {
    return this.#add(bytes, from, to, hashOf(bytes, from, to));
  }

  /** The same for a lexeme that ends with a byte 0. */
  addTerminated(bytes: Uint8Array, from: number): number {
    let hash = HASH_START;
    let to = from;
    for (let byte = bytes[to] ?? 0; byte !== 0; byte = bytes[++to] ?? 0) hash = Math.imul(hash ^ byte, HASH_FACTOR);
    this.end = to + 1;
    return this.#add(bytes, from, to, mixed(hash));
  }

  #add(bytes: Uint8Array, from: number, to: number, hash: number): number {
    const place = this.#placeOf(bytes, from, to, hash);
    const known = this.#at(place);
    if (known >= 0) return known;
    this.#append(bytes, from, to);
    this.#places[place] = this.size;
    if (this.size * 4 > this.#places.length * 3) this.#spread(this.#places.length * 2);
    return this.size - 1;
  }

  /** Adds a lexeme of another table; returns its number here. */
  addFrom(other: LexemeTable, number: number): number {
    return this.add(other.#bytes, other.#beginOf(number), other.#ends[number] ?? 0);
  }

  /** Frees the memory reserved for further lexemes. */
  trim(): void {
    this.#bytes = this.#bytes.slice(0, this.#beginOf(this.size));
    this.#ends = this.#ends.slice(0, this.size);
  }

  get byteLength(): number {
    return this.#bytes.byteLength + this.#ends.byteLength + this.#places.byteLength;
  }

  #at(place: number): number {
    return (this.#places[place] ?? 0) - 1;
  }

  #beginOf(number: number): number {
    return number === 0 ? 0 : (this.#ends[number - 1] ?? 0);
  }

  /** The place of these bytes in the hash table, or the free place for them. */
  #placeOf(bytes: Uint8Array, from: number, to: number, hash: number): number {
    const mask = this.#places.length - 1;
    let place = hash & mask;
    for (;;) {
      const number = this.#at(place);
      if (number < 0 || this.#isEqual(number, bytes, from, to)) return place;
      place = (place + 1) & mask;
    }
  }

  #isEqual(number: number, bytes: Uint8Array, from: number, to: number): boolean {
    const begin = this.#beginOf(number);
    if ((this.#ends[number] ?? 0) - begin !== to - from) return false;
    for (let at = from; at < to; at += 1) if (this.#bytes[begin + at - from] !== bytes[at]) return false;
    return true;
  }

  #append(bytes: Uint8Array, from: number, to: number): void {
    const begin = this.#beginOf(this.size);
    if (begin + to - from > this.#bytes.length) this.#bytes = grown(this.#bytes, begin + to - from);
    if (this.size === this.#ends.length) this.#ends = grown(this.#ends, this.size + 1);
    for (let at = from; at < to; at += 1) this.#bytes[begin + at - from] = bytes[at] ?? 0;
    this.#ends[this.size] = begin + to - from;
    this.size += 1;
  }

  #spread(size: number): void {
    this.#places = new Uint32Array(size);
    for (let number = 0; number < this.size; number += 1) {
      const [from, to] = [this.#beginOf(number), this.#ends[number] ?? 0];
      this.#places[this.#placeOf(this.#bytes, from, to, hashOf(this.#bytes, from, to))] = number + 1;
    }
  }
}

/** A copy of the array with at least this length, with room for more. */
export function grown<Numbers extends Uint8Array | Uint16Array | Uint32Array>(
  numbers: Numbers,
  least: number,
): Numbers {
  const Type = numbers.constructor as new (length: number) => Numbers;
  const larger = new Type(Math.max(least, numbers.length * 2));
  larger.set(numbers);
  return larger;
}
