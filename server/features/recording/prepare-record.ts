import { hash } from 'node:crypto';
import { WORDS_VERSION } from '#server/features/lexemes/index.ts';
import type { PropertyRecord } from '#shared/properties.ts';

/** A cleaned record on its way into the table, beside the record it was made from. */
export type PreparedRecord = {
  readonly given: PropertyRecord;
  readonly record: PropertyRecord;
  /** What tells the listing from all others, in one text. */
  readonly key: string;
  /** The record as JSON, for the database. */
  readonly json: string;
  /** Equal for two records of a listing exactly when the source said the same of every field. */
  readonly fingerprint: string;
  /** Equal for two records only when the same words stand in them. */
  readonly wordsFingerprint: string;
};

/**
 * Makes a cleaned record ready to be written. Its fields stand in the order of the schema that cleaned it. A source that
 * still calls an auction open whose end has passed says nothing new: it has ended, whether or not the job has noted it.
 */
export function prepareRecord(given: PropertyRecord, cleaned: PropertyRecord, now: Date): PreparedRecord {
  const { worded, wordless } = parted(cleaned);
  const wordedJson = JSON.stringify(worded);
  const said = joined(wordless, wordedJson);
  const isOver = cleaned.status === 'open' && cleaned.endDate !== null && cleaned.endDate <= now;
  const record: PropertyRecord = isOver ? { ...cleaned, status: 'ended' } : cleaned;
  return {
    given,
    record,
    // A cleaned text without paragraphs holds no line break.
    key: `${record.source}\n${record.sourceKey}`,
    json: isOver ? joined({ ...wordless, status: 'ended' }, wordedJson) : said,
    fingerprint: hash('sha256', said, 'base64url'),
    wordsFingerprint: hash('sha256', `${WORDS_VERSION} ${wordedJson}`, 'base64url'),
  };
}

/** Tells the fields in which there are no words from all others. One that is forgotten here costs time, no truth. */
function parted(record: PropertyRecord) {
  const { source, sourceKey, sourceUrl, price, endDate, endDateIsDayOnly, secondRound, ...others } = record;
  const { sulhMahkeme, imageUrl, allImages, documentFiles, uyapLink, parselLink, degerleme, ...rest } = others;
  const { status, soldPrice, noticeValues, ...worded } = rest;
  const known = { source, sourceKey, sourceUrl, price, endDate, endDateIsDayOnly, secondRound, sulhMahkeme, imageUrl };
  return {
    worded,
    wordless: { ...known, allImages, documentFiles, uyapLink, parselLink, degerleme, status, soldPrice, noticeValues },
  };
}

/** One JSON object of two parts, each of which has fields. */
function joined(wordless: object, wordedJson: string): string {
  return `${JSON.stringify(wordless).slice(0, -1)},${wordedJson.slice(1)}`;
}
