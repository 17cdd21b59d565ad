import { noticeText, readNotice } from '#server/features/intake/notices/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { beforeTitle } from './before-title.ts';
import { lotFields, lotOf, roundByNotice } from './lot-of-record.ts';
import { noticeValuesOf } from './notice-values-of.ts';

/** What a source says of one listing besides its row. */
export type SourceDetail = {
  readonly fields?: Partial<ListingRecord>;
  /** The notice as it was published: HTML or plain text, or the bytes of a UDF or PDF. */
  readonly notice?: string | Uint8Array;
  readonly documentFiles?: readonly string[];
};

/**
 * A record from a list, completed by what the listing's own page says (D17). A field that the page states has priority
 * over the list's; what only the text of the notice says fills gaps; everything else stays as it was.
 */
export async function completeRecord(listed: ListingRecord, detail: SourceDetail, now: Date): Promise<ListingRecord> {
  const record: ListingRecord = { ...listed, ...knownFields(detail.fields ?? {}) };
  if (detail.documentFiles !== undefined && detail.documentFiles.length > 0)
    record.documentFiles = [...new Set([...record.documentFiles, ...detail.documentFiles])];
  return detail.notice === undefined ? record : await withNotice(record, detail.notice, now);
}

async function withNotice(record: ListingRecord, notice: string | Uint8Array, now: Date): Promise<ListingRecord> {
  const read = await noticeText(notice);
  if (!('text' in read) || read.text === '') return record;
  const reading = readNotice(read.text);
  const lot = lotOf(reading.lots, record);
  const said = lot ? noticeValuesOf(reading, lot, record.categoryNumber) : null;
  const described = {
    ...record,
    description: read.text,
    noticeValues: beforeTitle(said, record.noticeValues),
    officeContact: reading.officeContact ?? record.officeContact ?? null,
  };
  if (!lot) return described;
  const rounded = { ...described, ...roundByNotice(lot, record) };
  const fields = lotFields(lot, rounded.secondRound, now);
  return fillGaps(withoutWeak(rounded, record.noticeValues, fields), fields);
}

/** Fields that only the title or the source said, under the name of their value. */
const WEAK_FIELDS = {
  tur: 'tur',
  il: 'il',
  ilce: 'ilce',
  mahalleKoy: 'mahalleKoy',
  ada: 'ada',
  parsel: 'parsel',
  share: 'hisse',
  brand: 'carModel',
} as const;

/** The record with what the notice says instead of what only the title or the source said. */
function withoutWeak(
  record: ListingRecord,
  before: ListingRecord['noticeValues'],
  said: Partial<ListingRecord>,
): ListingRecord {
  const isKind = (said.categoryNumber ?? record.categoryNumber) === record.categoryNumber;
  const replaced = Object.entries(WEAK_FIELDS).flatMap(([name, field]) => {
    // safe: the names of the table
    const isWeak = before?.values[name as keyof typeof WEAK_FIELDS]?.from !== undefined;
    return isKind && isWeak && said[field] !== undefined ? [[field, said[field]]] : [];
  });
  return { ...record, ...Object.fromEntries(replaced) };
}

/**
 * What the record knows stays; only to an end without an hour the notice may add the hour. A derived end was never
 * said: the notice's own end has priority over it, no matter which day it names.
 */
function fillGaps(record: ListingRecord, said: Partial<ListingRecord>): ListingRecord {
  const { endDate, endDateIsDayOnly, ...others } = said;
  const known = knownFields(record);
  const filled = { ...record, ...Object.fromEntries(Object.entries(others).filter(([name]) => !(name in known))) };
  return endDate && (record.endDate === null || record.endDateIsDerived || addsHour(record, said))
    ? { ...filled, endDate, endDateIsDayOnly: endDateIsDayOnly ?? false, endDateIsDerived: false }
    : filled;
}

function addsHour(record: ListingRecord, said: Partial<ListingRecord>): boolean {
  return Boolean(
    record.endDate &&
      record.endDateIsDayOnly &&
      said.endDate &&
      !said.endDateIsDayOnly &&
      istanbulDate(said.endDate) === istanbulDate(record.endDate),
  );
}

/**
 * A stored listing with what a row that says little adds to it: the status, the sale price if it tells one or that
 * there is none, and values for fields that are empty.
 */
export function completeStored(stored: ListingRecord, partial: ListingRecord): ListingRecord {
  const { status, soldPrice } = partial;
  return { ...partial, ...knownFields(stored), status, ...(soldPrice !== undefined && { soldPrice }) };
}

function knownFields(fields: Partial<ListingRecord>): Partial<ListingRecord> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
