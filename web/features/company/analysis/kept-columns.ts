import { foldTurkish } from '#shared/text/turkish-text.ts';
import { keepPreference, readPreference } from '#web/features/members/consent/index.ts';
import { COLUMN_MEANINGS, type ColumnMeaning, type ListTable } from './list-columns.ts';

/** The maximum number of list layouts that a browser remembers, the latest ones. */
const MOST_FORMS = 10;

type Kept = readonly (readonly [form: string, meanings: readonly string[]])[];

/** The meanings that were last chosen for the columns of such a list; otherwise the detected ones. */
export function keptMeanings(table: ListTable): readonly ColumnMeaning[] {
  const meanings = readKept().find(([form]) => form === formOf(table))?.[1];
  return meanings?.length === table.meanings.length && meanings.every(isMeaning) ? meanings : table.meanings;
}

/** Remembers the meanings of such a list's columns, if the visitor allows it. */
export function keepMeanings(table: ListTable, meanings: readonly ColumnMeaning[]): void {
  const others = readKept().filter(([form]) => form !== formOf(table));
  keepPreference('list_columns', JSON.stringify([[formOf(table), meanings], ...others].slice(0, MOST_FORMS)));
}

const formOf = ({ headings }: ListTable) => headings.map((heading) => foldTurkish(heading)).join('|');

const isMeaning = (value: unknown): value is ColumnMeaning =>
  typeof value === 'string' && Object.hasOwn(COLUMN_MEANINGS, value);

/** The stored value may be out of date or edited by hand. */
function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(readPreference('list_columns') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (entry: unknown): entry is Kept[number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Array.isArray(entry[1]);
