import { createHash } from 'node:crypto';
import type { PaperField, StoredFinding } from '#shared/read-documents/finding-fields.ts';

/** Identifies a finding when findings are made again (`finding_marks`). */
export type FindingKey = { readonly sha256: string; readonly field: PaperField; readonly sentenceHash: string };

const HASH_LENGTH = 16;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

export function findingKey(sha256: string, { field, sentence }: StoredFinding): FindingKey {
  return { sha256, field, sentenceHash: hashOf(sentence) };
}

/** A hash of the page and the statement: it stays the same when the sentence is masked or cut differently. */
export function saidHash({ page, value: { isThere, number, day, degree, word } }: StoredFinding): string {
  return hashOf(JSON.stringify([page, isThere, number, day, degree, word]));
}

/** The key as calls write it. */
export function findingId({ sha256, field, sentenceHash }: FindingKey): string {
  return `${sha256}-${field}-${sentenceHash}`;
}

/** The key of an id that its schema has checked. */
export function keyOfId(id: string): FindingKey {
  const [sha256 = '', field, sentenceHash = ''] = id.split('-');
  // Safe: the schema of the id accepts only listed fields.
  return { sha256, field: field as PaperField, sentenceHash };
}
