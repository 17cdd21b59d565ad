import { createDecipheriv, createHash } from 'node:crypto';

const NONCE_BYTES = 24;
const TAG_BYTES = 16;

/**
 * Decrypts XChaCha20-Poly1305; a second implementation from the draft (draft-irtf-cfrg-xchacha), independent of the
 * library that encrypts. Throws if any bit has been changed.
 */
export function openXChaCha(secret: string, hex: string): string {
  const sealed = Buffer.from(hex, 'hex');
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const key = hChaCha20(createHash('sha256').update(secret).digest(), nonce.subarray(0, 16));
  const rest = Buffer.concat([Buffer.alloc(4), nonce.subarray(16)]);
  const cipher = createDecipheriv('chacha20-poly1305', key, rest, { authTagLength: TAG_BYTES });
  cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([cipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), cipher.final()]).toString();
}

const COLUMNS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
] as const;
const DIAGONALS = [
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

/** Derives the key for a long nonce: twenty rounds over the key and the first half of the nonce. */
function hChaCha20(key: Buffer, nonce: Buffer): Buffer {
  const words = new Uint32Array(16);
  const start = Buffer.concat([Buffer.from('expand 32-byte k'), key, nonce]);
  for (let at = 0; at < 16; at += 1) words[at] = start.readUInt32LE(at * 4);
  const add = (to: number, from: number) => {
    words[to] = (words[to] ?? 0) + (words[from] ?? 0);
  };
  const turn = (to: number, by: number, bits: number) => {
    const mixed = (words[to] ?? 0) ^ (words[by] ?? 0);
    words[to] = (mixed << bits) | (mixed >>> (32 - bits));
  };
  for (let round = 0; round < 20; round += 1)
    for (const [a, b, c, d] of round % 2 === 0 ? COLUMNS : DIAGONALS)
      for (const [first, second] of [
        [16, 12],
        [8, 7],
      ] as const) {
        add(a, b);
        turn(d, a, first);
        add(c, d);
        turn(b, c, second);
      }
  const made = Buffer.alloc(32);
  for (const [at, word] of [0, 1, 2, 3, 12, 13, 14, 15].entries()) made.writeUInt32LE(words[word] ?? 0, at * 4);
  return made;
}
