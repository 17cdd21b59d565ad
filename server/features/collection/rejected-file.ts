import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { maskPersonalData } from '#server/features/properties/index.ts';
import type { Rejection } from './import-file.ts';

const BUFFERED_CHARACTERS = 64_000;
const DEEPEST = 5;
const MOST_ENTRIES = 100;
const LONGEST_TEXT = 2000;

/**
 * Keeps rejected records, one JSON object to a line, with reason, file and place, for someone to mend and import again.
 * The file is made with the first of them. Personal data is masked in it as everywhere (D18).
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

  add({ given, ...rejection }: Rejection): void {
    this.count += 1;
    this.#buffered += `${JSON.stringify({ ...rejection, given: presentable(given, 0) })}\n`;
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

/** A value with personal data masked, cut to a size and depth that can be read and written. */
function presentable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskText(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return '…';
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map((entry) => presentable(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ENTRIES)
      .map(([name, entry]) => [
        name,
        typeof entry === 'string' ? maskNamed(name, entry) : presentable(entry, depth + 1),
      ]),
  );
}

/** A field's name can say what its text alone does not: `borclu`, `telefon`. */
function maskNamed(name: string, text: string): string {
  const label = `${name}: `;
  const masked = maskPersonalData(label + text.slice(0, LONGEST_TEXT));
  return masked.startsWith(label) ? masked.slice(label.length) : masked;
}

/** Quotes would hide from the masks that `"borclu":"…"` names a person. */
function maskText(text: string): string {
  return maskPersonalData(text.slice(0, LONGEST_TEXT).replaceAll('"', ' '));
}
