import type { LotValues, Mention } from './notice-reading.ts';

/** Collects the conflicts that are found while one lot is read. */
export class Findings {
  readonly conflicts: { field: keyof LotValues; sentences: readonly string[] }[] = [];

  /** Returns the value that all mentions agree on. If they differ, it returns `undefined` and records the conflict. */
  agreed<T>(
    field: keyof LotValues,
    mentions: readonly Mention<T>[],
    keyOf: (value: T) => string = String,
  ): Mention<T> | undefined {
    const [first] = mentions;
    if (!first) return undefined;
    const other = mentions.find(({ value }) => keyOf(value) !== keyOf(first.value));
    if (!other) return first;
    this.conflicts.push({ field, sentences: [first.sentence, other.sentence] });
    return undefined;
  }
}
