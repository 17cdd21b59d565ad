import { and, eq } from 'drizzle-orm';
import { listingCorrections, type SourceValue } from '#server/database/tables/listing-amendments.ts';
import type { Deps } from '#server/deps.ts';
import { cleanRecord } from '#server/features/intake/preparing/index.ts';
import { asJson, corrected, holdListing, saidOf, sayable, wordsOf } from '#server/features/intake/recording/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { type CorrectableField, FIELD_NAMES } from '#shared/desk/correctable-fields.ts';
import type { ListingRecord } from '#shared/listings.ts';

type Given = { readonly id: number; readonly field: CorrectableField; readonly why: string };
/** JSON: a text, an amount in lira, an instant in ISO 8601; null for unknown. */
type NewValue = { readonly value: string | number | boolean | null };

/**
 * Corrects a field of a listing, whatever its source says. The correction survives every run until the source itself
 * changes that field. Throws 404, 400 for an invalid value.
 */
export function correctListing(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, field, value, why }: Given & NewValue,
  by: Actor,
): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const held = await holdListing(tx, { id, now });
    const { record, reason } = cleanRecord(wanted(held.record, field, value));
    if (!record) throw new ExpectedError(400, 'INVALID_PARAMETER', `Bu değer yazılamaz: ${reason}.`, 'value');
    const [before, after] = [asJson(saidOf(held.record, field)), asJson(saidOf(record, field))];
    const isKnown = field !== 'endDate' || !held.record.endDateIsDerived;
    if (isKnown && JSON.stringify(before) === JSON.stringify(after)) return;
    const sourceValue = sourceValueOf(held.record, field, before);
    const row = { propertyId: id, field, sourceValue, value: { is: after }, correctedAt: now };
    await tx
      .insert(listingCorrections)
      .values(row)
      .onConflictDoUpdate({
        target: [listingCorrections.propertyId, listingCorrections.field],
        set: { value: { is: after }, correctedAt: now },
      });
    await held.rewrite(record);
    const said = { before: sayable(field, before), after: sayable(field, after) };
    await noteInAudit(tx, { at: now, by, act: 'listing.correct', to: ['listing', id], ...said, why });
  });
}

/** Undoes a correction: the field gets the value of its source again. Throws 404. */
export function undoCorrection(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, field, why }: Given,
  by: Actor,
): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const held = await holdListing(tx, { id, now });
    const own = and(eq(listingCorrections.propertyId, id), eq(listingCorrections.field, field));
    const [gone] = await tx.delete(listingCorrections).where(own).returning();
    if (!gone) throw new ExpectedError(404, 'NOT_FOUND', 'Bu alanda düzeltme yok.');
    const { is, isDerived = false } = gone.sourceValue;
    const record = corrected(held.record, { [field]: is });
    await held.rewrite(field === 'endDate' ? { ...record, endDateIsDerived: isDerived } : record);
    const said = { before: sayable(field, gone.value.is), after: sayable(field, gone.sourceValue.is) };
    await noteInAudit(tx, { at: now, by, act: 'listing.uncorrect', to: ['listing', id], ...said, why });
  });
}

/** The fields that sources give explicitly; all others are read from the texts. */
const NAMED: readonly CorrectableField[] = ['price', 'endDate', 'dosyaBilgi', 'title'];

function sourceValueOf(record: ListingRecord, field: CorrectableField, is: unknown): SourceValue {
  return {
    is,
    ...(field === 'endDate' && { isDerived: record.endDateIsDerived }),
    ...(!NAMED.includes(field) && { readFrom: wordsOf(record) }),
  };
}

function wanted(record: ListingRecord, field: CorrectableField, value: NewValue['value']) {
  try {
    return corrected(record, { [field]: value });
  } catch {
    throw new ExpectedError(400, 'INVALID_PARAMETER', `Bu değer ${FIELD_NAMES[field]} olamaz.`, 'value');
  }
}
