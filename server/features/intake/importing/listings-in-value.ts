import { createHash } from 'node:crypto';
import type { ListingRecord } from '#shared/listings.ts';
import { readListingFields } from './listing-fields.ts';
import { parseListingFields } from './parse-listing-fields.ts';
import { LIST_NAMES } from './read-json.ts';
import type { SavedAnswerParser } from './saved-answer.ts';

/** The content of one value of a file: a listing, entries that are not listings, or the reason why it can't be read. */
export type FoundListing =
  | { record: ListingRecord; given: unknown; isPartial?: boolean }
  /** `isForeign`: nothing suggests that it was meant as a listing. */
  | { reason: string; given: unknown; isForeign?: boolean }
  | { leftOut: number };

/** The maximum depth of nested lists. */
const DEEPEST_LIST = 3;

/** Returns the listings in a value: one listing, a list, a list under a usual name, or a saved answer. */
export async function* listingsInValue(
  value: unknown,
  savedAnswers: readonly SavedAnswerParser[],
  { keys, now }: { readonly keys: DerivedKeys; readonly now: Date },
  depth = 0,
): AsyncGenerator<FoundListing> {
  if (Array.isArray(value)) {
    if (depth === DEEPEST_LIST) yield { reason: 'kayıt: iç içe çok fazla liste', given: null, isForeign: true };
    else for (const entry of value) yield* listingsInValue(entry, savedAnswers, { keys, now }, depth + 1);
    return;
  }
  for (const parse of savedAnswers) {
    const answer = await parse(value, now);
    if (!answer) continue;
    for (const record of answer.records) yield { record, given: record, isPartial: answer.isPartial ?? false };
    yield* answer.unreadable;
    if (answer.leftOut > 0) yield { leftOut: answer.leftOut };
    return;
  }
  const list = looksLikeListing(value) ? undefined : listIn(value);
  if (list) {
    yield* listingsInValue(list, savedAnswers, { keys, now }, depth + 1);
    return;
  }
  const parsed = parseListingFields(value, now);
  if (parsed.record === undefined) {
    yield { reason: parsed.reason, given: value, isForeign: !looksLikeListing(value) };
    return;
  }
  if (!parsed.hasOwnKey) parsed.record.sourceKey = keys.keyOf(parsed.record);
  yield { record: parsed.record, given: value };
}

const FEWEST_KNOWN_FIELDS = 2;

function looksLikeListing(value: unknown): boolean {
  return Object.keys(readListingFields(value) ?? {}).length >= FEWEST_KNOWN_FIELDS;
}

/** Returns the list that an object has under one of the usual names. */
function listIn(value: unknown): readonly unknown[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name, list]) => LIST_NAMES.includes(name) && Array.isArray(list))?.[1];
}

/**
 * Makes the keys of listings that have none, within one file. Lots with the same identifying fields are distinguished
 * by their order in the file, so that none is lost. A repeated listing keeps its key, and so does one whose price or
 * date has changed in the next file.
 */
export class DerivedKeys {
  readonly #contentsByKey = new Map<string, string[]>();

  keyOf(record: ListingRecord): string {
    const content = createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 12);
    const contents = this.#contentsByKey.get(record.sourceKey) ?? [];
    if (!contents.includes(content)) contents.push(content);
    this.#contentsByKey.set(record.sourceKey, contents);
    const place = contents.indexOf(content);
    return place === 0 ? record.sourceKey : `${record.sourceKey}-${place + 1}`;
  }
}
