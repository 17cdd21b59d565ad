import { maskPersonalData } from './mask-personal-data.ts';

const DEEPEST = 5;
const MOST_ENTRIES = 100;
const LONGEST_VALUE = 2000;

/**
 * Returns a value with personal data masked (D18), cut to a size and depth that a person can read and the database can
 * store.
 */
export function maskValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return '…';
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map((entry) => maskValue(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ENTRIES)
      .map(([name, entry]) => [
        storable(name),
        typeof entry === 'string' ? maskNamed(name, entry) : maskValue(entry, depth + 1),
      ]),
  );
}

/** Removes characters that a text file or the database can't store. */
function storable(text: string): string {
  return text.slice(0, LONGEST_VALUE).toWellFormed().replaceAll('\u0000', ' ');
}

/** Masks a text together with its field's name, which may be the only label: `borclu`, `telefon`. */
function maskNamed(name: string, text: string): string {
  const label = `${name}: `;
  const masked = maskPersonalData(label + storable(text));
  return masked.startsWith(label) ? masked.slice(label.length) : masked;
}

/** Removes quotes: in `"borclu":"…"` they would prevent the masks from recognising a person's name. */
function maskText(text: string): string {
  return maskPersonalData(storable(text).replaceAll('"', ' '));
}
