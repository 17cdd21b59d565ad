import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isSafeEntry, listArchive, MAX_ENTRIES, unpackEntry } from './open-archive.ts';

const MEGABYTE = 2 ** 20;

/** Overwrites the size that the directory claims for the only entry. */
function claimSize(zip: Uint8Array, bytes: number): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at < zip.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, bytes, true);
  return zip;
}

it('lists files with their sizes, without folders', () => {
  const zip = zipSync({
    'klasör/': new Uint8Array(),
    'klasör/ölçü.txt': new Uint8Array(5000),
    'a.pdf': new Uint8Array(7),
  });
  expect(listArchive(zip)).toMatchObject([
    { path: 'klasör/ölçü.txt', bytes: 5000 },
    { path: 'a.pdf', bytes: 7 },
  ]);
});

it('unpacks only the requested entry', () => {
  const zip = zipSync({ 'a.txt': new Uint8Array([1, 2, 3]), 'b.txt': new Uint8Array([4]) });
  expect([...unpackEntry(zip, 'a.txt')]).toEqual([1, 2, 3]);
});

describe('a hostile archive', () => {
  const bomb = zipSync({ 'bomba.pdf': new Uint8Array(20 * MEGABYTE) });

  it('is not unpacked if it expands to thousands of times its size', () => {
    expect(bomb.length).toBeLessThan(50_000);
    expect(() => unpackEntry(bomb, 'bomba.pdf')).toThrow('past the limits');
  });

  it('is cut at the claimed size if it holds more', () => {
    const zip = claimSize(bomb.slice(), 1000);
    expect(unpackEntry(zip, 'bomba.pdf')).toHaveLength(1000);
  });

  it('is refused before memory is allocated if it claims gigabytes', () => {
    const zip = claimSize(zipSync({ 'a.pdf': new Uint8Array(10) }), 0xfffffff0);
    expect(() => unpackEntry(zip, 'a.pdf')).toThrow('past the limits');
  });

  it('is refused if its entries never end', () => {
    const entries = Object.fromEntries(
      Array.from({ length: MAX_ENTRIES + 1 }, (_, index) => [`${index}`, new Uint8Array()]),
    );
    expect(() => listArchive(zipSync(entries, { level: 0 }))).toThrow('too many entries');
  });

  it.each([
    ['cut off', zipSync({ 'a.txt': new Uint8Array(100) }).subarray(0, 60)],
    ['empty', new Uint8Array()],
    ['of zeros', new Uint8Array(1000)],
  ])('%s is refused', (_, zip) => {
    expect(() => listArchive(zip)).toThrow();
  });
});

it('small entries may have any compression ratio', () => {
  expect(isSafeEntry({ path: 'a', bytes: MEGABYTE, packedBytes: 10 })).toBe(true);
  expect(isSafeEntry({ path: 'a', bytes: 2 * MEGABYTE, packedBytes: 100 })).toBe(false);
  expect(isSafeEntry({ path: 'a', bytes: 2 * MEGABYTE, packedBytes: 20_000 })).toBe(true);
});
