/** The number of listings in one segment of the index; a set of them has one bit for each. */
export const SLOTS = 16_384;
export const WORDS = SLOTS / 32;

/** A set of listings in a segment. */
export type Bits = Uint32Array;

export function noBits(): Bits {
  return new Uint32Array(WORDS);
}

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

export function hasBit(bits: Bits, slot: number): boolean {
  return (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
}

/** Keeps in `bits` what `other` also contains; returns whether anything is left. */
export function keepCommon(bits: Bits, other: Bits): boolean {
  let any = 0;
  for (let word = 0; word < WORDS; word += 1) any |= bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
  return any !== 0;
}

/** Removes from `bits` what `other` contains; returns whether anything is left. */
export function takeOut(bits: Bits, other: Bits): boolean {
  let any = 0;
  for (let word = 0; word < WORDS; word += 1) any |= bits[word] = (bits[word] ?? 0) & ~(other[word] ?? 0);
  return any !== 0;
}

export function addAll(bits: Bits, other: Bits): void {
  for (let word = 0; word < WORDS; word += 1) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < WORDS; word += 1) count += onesIn(bits[word] ?? 0);
  return count;
}

export function countCommon(bits: Bits, other: Bits): number {
  let count = 0;
  for (let word = 0; word < WORDS; word += 1) count += onesIn((bits[word] ?? 0) & (other[word] ?? 0));
  return count;
}

function onesIn(word: number): number {
  if (word === 0) return 0;
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The slots of the set bits, in order. Written to `slots`, because a callback per slot would take most of the time. */
export function slotsOf(bits: Bits, slots: Uint16Array): number {
  let count = 0;
  for (let word = 0; word < WORDS; word += 1) {
    let left = bits[word] ?? 0;
    while (left !== 0) {
      slots[count++] = (word << 5) + 31 - Math.clz32(left & -left);
      left &= left - 1;
    }
  }
  return count;
}
