import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { maskValue } from '#server/features/intake/masking/index.ts';
import type { Rejection } from './import-run.ts';

const BUFFERED_CHARACTERS = 64_000;

/**
 * Stores rejected records as NDJSON, with reason, file and place, so that somebody can correct and import them again.
 * The file is created with the first record. Personal data is masked (D18).
 */
export class RejectedFile {
  readonly path: string;
  count = 0;
  readonly #folder: string;
  #descriptor: number | undefined;
  #buffered = '';

  constructor(dataDir: string, startedAt: Date) {
    this.#folder = join(dataDir, 'imports');
    this.path = join(this.#folder, `rejected-${startedAt.toISOString().replace(/[:.]/g, '-')}-${process.pid}.ndjson`);
  }

  add({ given, reason, ...rejection }: Rejection): void {
    this.count += 1;
    // The reason quotes the value.
    const masked = { reason: maskValue(reason), given: maskValue(given) };
    this.#buffered += `${JSON.stringify({ ...rejection, ...masked })}\n`;
    if (this.#buffered.length > BUFFERED_CHARACTERS) this.#flush();
  }

  close(): void {
    this.#flush();
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #flush(): void {
    if (this.#buffered === '') return;
    if (this.#descriptor === undefined) {
      mkdirSync(this.#folder, { recursive: true });
      this.#descriptor = openSync(this.path, 'a', 0o600);
    }
    writeSync(this.#descriptor, this.#buffered);
    this.#buffered = '';
  }
}
