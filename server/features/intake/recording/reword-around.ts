import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { FIELD_FACTS } from '#server/database/field-facts.ts';
import type { Transaction } from '#server/database/open-database.ts';
import { listingCorrections, wrongReadings } from '#server/database/tables/listing-amendments.ts';
import { noticeVersions } from '#server/database/tables/notice-versions.ts';
import { notifications } from '#server/database/tables/notifications.ts';
import { propertyChanges } from '#server/database/tables/properties.ts';
import { listingWords } from '#server/features/intake/lexemes/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { isWritten, type Reword, rewordIn } from './amend-records.ts';
import { textHashSql } from './keep-versions.ts';

const HASH = sql.raw(textHashSql('text'));

/** Removes words from all other tables with texts of listings. Writes only rows that change; returns their listings. */
export async function rewordAround(tx: Transaction, ids: readonly number[], reword: Reword): Promise<number[]> {
  const touched = [
    await rewordChanges(tx, ids, reword),
    await rewordVersions(tx, ids, reword),
    await rewordTold(tx, ids, reword),
    await rewordCorrections(tx, ids, reword),
    await rewordReadings(tx, ids, reword),
  ];
  return touched.flat();
}

/**
 * Rewords the value of a field that people write, or of a value that only the notice has; numbers, dates and addresses
 * stay.
 */
function rewordField<Value>(field: string, value: Value, reword: Reword): Value {
  // safe: a reworded value keeps its type
  return field in FIELD_FACTS && !isWritten(field) ? value : (rewordIn(value, reword) as Value);
}

async function rewordChanges(tx: Transaction, ids: readonly number[], reword: Reword): Promise<number[]> {
  const rows = await tx
    .select()
    .from(propertyChanges)
    .where(inArray(propertyChanges.propertyId, [...ids]));
  return writeChanged(rows, {
    change: ({ field, oldValue, newValue }) => ({
      oldValue: rewordField(field, oldValue, reword),
      newValue: rewordField(field, newValue, reword),
    }),
    write: ({ id }, values) => tx.update(propertyChanges).set(values).where(eq(propertyChanges.id, id)),
  });
}

/**
 * Rewords earlier versions of notices. Their hashes are recalculated: with the hash of the original text, the words
 * could be guessed.
 */
async function rewordVersions(tx: Transaction, ids: readonly number[], reword: Reword): Promise<number[]> {
  const rows = await tx
    .select()
    .from(noticeVersions)
    .where(inArray(noticeVersions.propertyId, [...ids]));
  return writeChanged(rows, {
    change: ({ text, facts }) => ({
      text: text === null ? null : reword(text),
      facts: {
        // safe: the same fields
        fields: Object.fromEntries(
          Object.entries(facts.fields).map(([field, value]) => [field, rewordField(field, value, reword)]),
        ) as typeof facts.fields,
        values: rewordField('values', facts.values, reword),
      },
    }),
    write: async ({ propertyId, number }, values) => {
      const own = and(eq(noticeVersions.propertyId, propertyId), eq(noticeVersions.number, number));
      await tx.update(noticeVersions).set(values).where(own);
      await tx.execute(sql`update notice_versions set text_hash = ${HASH}
        where property_id = ${propertyId} and number = ${number}`);
    },
  });
}

async function rewordTold(tx: Transaction, ids: readonly number[], reword: Reword): Promise<number[]> {
  const { id, title, message } = notifications;
  const rows = await tx
    .select({ id, title, message, propertyId: sql<number>`${notifications.propertyId}`.mapWith(Number) })
    .from(notifications)
    .where(inArray(notifications.propertyId, [...ids]));
  return writeChanged(rows, {
    change: (row) => ({ title: reword(row.title), message: reword(row.message) }),
    write: (row, values) => tx.update(notifications).set(values).where(eq(id, row.id)),
  });
}

async function rewordCorrections(tx: Transaction, ids: readonly number[], reword: Reword): Promise<number[]> {
  const rows = await tx
    .select()
    .from(listingCorrections)
    .where(inArray(listingCorrections.propertyId, [...ids]));
  return writeChanged(rows, {
    change: ({ field, sourceValue, value }) => ({
      sourceValue: { ...sourceValue, is: rewordField(field, sourceValue.is, reword) },
      value: { ...value, is: rewordField(field, value.is, reword) },
    }),
    write: ({ propertyId, field }, values) =>
      tx
        .update(listingCorrections)
        .set(values)
        .where(and(eq(listingCorrections.propertyId, propertyId), eq(listingCorrections.field, field))),
  });
}

async function rewordReadings(tx: Transaction, ids: readonly number[], reword: Reword): Promise<number[]> {
  const rows = await tx
    .select()
    .from(wrongReadings)
    .where(inArray(wrongReadings.propertyId, [...ids]));
  return writeChanged(rows, {
    change: ({ read, rightly }) => ({ read: { ...read, is: rewordIn(read.is, reword) }, rightly: reword(rightly) }),
    write: ({ id }, values) => tx.update(wrongReadings).set(values).where(eq(wrongReadings.id, id)),
  });
}

type Rewriting<Row, Values> = {
  readonly change: (row: Row) => Values;
  readonly write: (row: Row, values: Values) => PromiseLike<unknown>;
};

/** Writes the rows that change, one at a time; returns their listings. */
async function writeChanged<Row extends { propertyId: number }, Values extends object>(
  rows: readonly Row[],
  { change, write }: Rewriting<Row, Values>,
): Promise<number[]> {
  const written: number[] = [];
  for (const row of rows) {
    const values = change(row);
    const stored = new Map<string, unknown>(Object.entries(row));
    if (Object.entries(values).every(([name, value]) => isDeepStrictEqual(value, stored.get(name)))) continue;
    await write(row, values);
    written.push(row.propertyId);
  }
  return written;
}

/**
 * Deletes the words that were removed from a listing from those with which a mistyped word is compared, unless another
 * listing has them.
 */
export async function forgetWords(tx: Transaction, before: ListingRecord, after: ListingRecord): Promise<void> {
  const left = listingWords(after).stems;
  for (const [word, stem] of listingWords(before).stems) {
    if (left.has(word)) continue;
    await tx.execute(sql`delete from search_words where word = ${word} and not exists (
      select from property_search where words @@ quote_literal(${stem}::text)::tsquery)`);
  }
}
