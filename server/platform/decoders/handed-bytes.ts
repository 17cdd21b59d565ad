import { mkdtempSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Larger inputs are passed as a file: writing to a channel blocks this process, 10 ms per megabyte. */
const MOST_IN_MESSAGE = 128 * 1024;

/**
 * A folder in which this process hands bytes to its decoders; only its user can read it. It is deleted with the
 * process.
 */
export class HandedBytes {
  readonly folder = mkdtempSync(join(tmpdir(), 'peyda-decoders-'));
  #files = 0;

  constructor() {
    process.once('exit', () => rmSync(this.folder, { recursive: true, force: true }));
  }

  /** Calls `use` with the bytes, or with the path of a file that exists while `use` runs. */
  async hand<Used>(bytes: Uint8Array, use: (handed: Uint8Array | string) => Promise<Used>): Promise<Used> {
    if (bytes.byteLength <= MOST_IN_MESSAGE) return use(bytes);
    this.#files += 1;
    const path = join(this.folder, String(this.#files));
    try {
      await writeFile(path, bytes, { mode: 0o600 });
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  }
}
