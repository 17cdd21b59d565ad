import { noticeText, readNotice } from '#server/features/intake/notices/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { beforeTitle } from './before-title.ts';
import { lotFields, lotOf, roundByNotice } from './lot-of-record.ts';
import { noticeValuesOf } from './notice-values-of.ts';

/** The details of one listing that its source provides in addition to the row. */
export type SourceDetail = {
  readonly fields?: Partial<ListingRecord>;
  /** The notice in its published form: HTML or plain text, or the bytes of a UDF or PDF. */
  readonly notice?: string | Uint8Array;
  readonly documentFiles?: readonly string[];
};

/**
 * Completes a record from a list with the listing's own page (D17). A field of the page has priority over the list's;
 * the text of the notice fills gaps; everything else stays.
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

/** Fields that only the title or the source may have stated, by the name of their value. */
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

/** Replaces fields that only the title or the source stated with the notice's. */
function withoutWeak(
  record: ListingRecord,
  before: ListingRecord['noticeValues'],
  said: Partial<ListingRecord>,
): ListingRecord {
  const isKind = (said.categoryNumber ?? record.categoryNumber) === record.categoryNumber;
  const replaced = Object.entries(WEAK_FIELDS).flatMap(([name, field]) => {
    // safe: the entries of WEAK_FIELDS
    const isWeak = before?.values[name as keyof typeof WEAK_FIELDS]?.from !== undefined;
    return isKind && isWeak && said[field] !== undefined ? [[field, said[field]]] : [];
  });
  return { ...record, ...Object.fromEntries(replaced) };
}

/**
 * Known fields stay; the notice may only add the hour to an end without one. A derived end was never stated: the
 * notice's own end has priority over it, no matter which day it names.
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
 * Completes a stored listing with a partial row: takes its status, its sale price if it states one or that there is
 * none, and values for empty fields.
 */
export function completeStored(stored: ListingRecord, partial: ListingRecord): ListingRecord {
  const { status, soldPrice } = partial;
  return { ...partial, ...knownFields(stored), status, ...(soldPrice !== undefined && { soldPrice }) };
}

function knownFields(fields: Partial<ListingRecord>): Partial<ListingRecord> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
