import { hash } from 'node:crypto';
import {
  CORRECTABLE_READINGS,
  CORRECTABLE_RECORD_FIELDS,
  type CorrectableReading,
} from '#shared/desk/correctable-fields.ts';
import { type ListingRecord, listingRecordSchema } from '#shared/listings.ts';
import { DAY_MS, startOfIstanbulDay } from '#shared/text/dates.ts';

/** Returns a record's value of a field that the desk may correct: its own field, or a value that was read. */
export function saidOf(record: ListingRecord, field: string): unknown {
  const own: Readonly<Record<string, unknown>> = record;
  return isReading(field) ? (record.noticeValues?.values[field]?.value ?? null) : own[field];
}

/** Applies corrected values to a record; they are JSON, `null` for unknown. Throws for an invalid value. */
export function corrected(record: ListingRecord, values: Readonly<Record<string, unknown>>): ListingRecord {
  const known = CORRECTABLE_RECORD_FIELDS.filter((field) => field in values).map((field) => [field, values[field]]);
  const readings = CORRECTABLE_READINGS.filter((name) => name in values);
  const given = {
    ...record,
    ...Object.fromEntries(known),
    ...('endDate' in values && endOf(values.endDate)),
    ...(readings.length > 0 && { noticeValues: withReadings(record, readings, values) }),
  };
  return listingRecordSchema.parse(given);
}

/** Returns the fingerprint of the words from which values are read. */
export function wordsOf({ title, description }: ListingRecord): string {
  return hash('sha256', `${title}\n${description ?? ''}`, 'base64url');
}

/** An end that the desk writes is known. It is a day without an hour if it is the last second of a day. */
function endOf(value: unknown): Pick<ListingRecord, 'endDate' | 'endDateIsDayOnly' | 'endDateIsDerived'> {
  const endDate = typeof value === 'string' ? new Date(value) : null;
  const isDayOnly = endDate !== null && endDate.getTime() === startOfIstanbulDay(endDate).getTime() + DAY_MS - 1000;
  return { endDate, endDateIsDayOnly: isDayOnly, endDateIsDerived: false };
}

/** A value from the desk has no sentence, and resolves a conflict. */
function withReadings(
  { noticeValues }: ListingRecord,
  names: readonly CorrectableReading[],
  values: Readonly<Record<string, unknown>>,
) {
  const read: Record<string, unknown> = { ...noticeValues?.values };
  for (const name of names) {
    if (values[name] === null) delete read[name];
    else read[name] = { value: values[name], sentence: null };
  }
  const conflicts = (noticeValues?.conflicts ?? []).filter(({ name }) => !names.some((other) => other === name));
  return { values: read, conflicts };
}

function isReading(field: string): field is CorrectableReading {
  return CORRECTABLE_READINGS.some((name) => name === field);
}
