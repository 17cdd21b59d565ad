import { type Passage, sentenceAt } from '../split/passage.ts';
import type { Field, LotValues } from './notice-reading.ts';

/** One place in a notice that says a value. */
export type Statement<T> = Field<T>;

/** All places where a pattern (with the flag `g`) says a value; `read` answers undefined for what is none. */
export function statementsOf<T>(
  passage: Passage,
  pattern: RegExp,
  read: (match: RegExpExecArray, passage: Passage) => T | undefined,
): Statement<T>[] {
  const found: Statement<T>[] = [];
  for (const match of passage.folded.matchAll(pattern)) {
    const value = read(match, passage);
    if (value === undefined) continue;
    found.push({ value, sentence: sentenceAt(passage, match.index, match.index + match[0].length) });
  }
  return found;
}

/** What is found out about one lot while it is read. */
export class Findings {
  readonly conflicts: { field: keyof LotValues; sentences: readonly string[] }[] = [];

  /** The value all statements agree on. When they don't it is unknown, and the conflict is noted. */
  agreed<T>(
    field: keyof LotValues,
    statements: readonly Statement<T>[],
    keyOf: (value: T) => string = String,
  ): Field<T> | undefined {
    const [first] = statements;
    if (!first) return undefined;
    const other = statements.find(({ value }) => keyOf(value) !== keyOf(first.value));
    if (!other) return first;
    this.conflicts.push({ field, sentences: [first.sentence, other.sentence] });
    return undefined;
  }
}
