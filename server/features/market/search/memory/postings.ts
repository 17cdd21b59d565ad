import { type Bits, SLOTS, setBit, slotsOf, WORDS } from './bits.ts';
import { grown } from './lexeme-table.ts';

/** The listings with each lexeme in a segment that still receives listings. */
export class GrowingPostings {
  /** By the number of a lexeme: the index of its last entry plus one. */
  #last = new Uint32Array(1024);
  /** For each entry: the listing, and the index of the previous entry of the same lexeme plus one. */
  #slots = new Uint16Array(8192);
  #before = new Uint32Array(8192);
  /**
   * The lexeme of each entry: sealing reads the entries in order, which is faster than following each lexeme's chain.
   */
  #lexemes = new Uint32Array(8192);
  #entries = 0;

  add(lexeme: number, slot: number): void {
    if (lexeme >= this.#last.length) this.#last = grown(this.#last, lexeme + 1);
    if (this.#entries === this.#slots.length) {
      this.#slots = grown(this.#slots, this.#entries + 1);
      this.#before = grown(this.#before, this.#entries + 1);
      this.#lexemes = grown(this.#lexemes, this.#entries + 1);
    }
    this.#slots[this.#entries] = slot;
    this.#before[this.#entries] = this.#last[lexeme] ?? 0;
    this.#lexemes[this.#entries] = lexeme;
    this.#entries += 1;
    this.#last[lexeme] = this.#entries;
  }

  addTo(bits: Bits, lexeme: number): void {
    for (let entry = this.#last[lexeme] ?? 0; entry > 0; entry = this.#before[entry - 1] ?? 0)
      setBit(bits, this.#slots[entry - 1] ?? 0);
  }

  get byteLength(): number {
    return this.#last.byteLength + this.#slots.byteLength + this.#lexemes.byteLength + this.#before.byteLength;
  }

  sealed(lexemes: number): SealedPostings {
    const counts = new Uint16Array(lexemes);
    for (let entry = 0; entry < this.#entries; entry += 1)
      counts[this.#lexemes[entry] ?? 0] = (counts[this.#lexemes[entry] ?? 0] ?? 0) + 1;
    const postings = new SealedPostings(counts);
    const put = new Uint16Array(lexemes);
    for (let entry = 0; entry < this.#entries; entry += 1) {
      const lexeme = this.#lexemes[entry] ?? 0;
      postings.put(lexeme, put[lexeme] ?? 0, this.#slots[entry] ?? 0);
      put[lexeme] = (put[lexeme] ?? 0) + 1;
    }
    return postings;
  }
}

/** From this number of listings on, a lexeme's bits take less space than its list. */
const DENSE = SLOTS / 16;

/** The listings with each lexeme in a closed segment: as a list for rare lexemes, as bits for common ones. */
export class SealedPostings {
  readonly #counts: Uint16Array;
  /** The start of a lexeme's list or bits. */
  readonly #starts: Uint32Array;
  readonly #lists: Uint16Array;
  readonly #bits: Uint32Array;

  constructor(counts: Uint16Array) {
    this.#counts = counts;
    this.#starts = new Uint32Array(counts.length);
    let listed = 0;
    let dense = 0;
    for (let lexeme = 0; lexeme < counts.length; lexeme += 1) {
      const count = counts[lexeme] ?? 0;
      this.#starts[lexeme] = count < DENSE ? listed : dense;
      if (count < DENSE) listed += count;
      else dense += WORDS;
    }
    this.#lists = new Uint16Array(listed);
    this.#bits = new Uint32Array(dense);
  }

  /** Stores the `nth` listing of a lexeme. */
  put(lexeme: number, nth: number, slot: number): void {
    const start = this.#starts[lexeme] ?? 0;
    if ((this.#counts[lexeme] ?? 0) < DENSE) this.#lists[start + nth] = slot;
    else this.#bits[start + (slot >>> 5)] = (this.#bits[start + (slot >>> 5)] ?? 0) | (1 << (slot & 31));
  }

  addTo(bits: Bits, lexeme: number): void {
    const start = this.#starts[lexeme] ?? 0;
    const count = this.#counts[lexeme] ?? 0;
    if (count < DENSE) for (let at = start; at < start + count; at += 1) setBit(bits, this.#lists[at] ?? 0);
    else for (let word = 0; word < WORDS; word += 1) bits[word] = (bits[word] ?? 0) | (this.#bits[start + word] ?? 0);
  }

  /** Writes the listings of a lexeme to `slots`, in order; returns their number. */
  slots(lexeme: number, slots: Uint16Array): number {
    const start = this.#starts[lexeme] ?? 0;
    const count = this.#counts[lexeme] ?? 0;
    if (count >= DENSE) return slotsOf(this.#bits.subarray(start, start + WORDS), slots);
    slots.set(this.#lists.subarray(start, start + count));
    return count;
  }

  get byteLength(): number {
    return this.#counts.byteLength + this.#starts.byteLength + this.#lists.byteLength + this.#bits.byteLength;
  }
}
