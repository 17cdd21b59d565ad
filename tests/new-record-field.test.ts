import { numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { FactsOf, StoredRecord } from '#server/database/field-facts.ts';
import { recordColumnsOf, selectList } from '#server/database/record-columns.ts';
import { fieldFinder } from '#server/features/intake/importing/listing-fields.ts';
import { plainTexts } from '#server/features/intake/importing/parse-listing-fields.ts';
import { readersOf } from '#server/features/intake/notice-to-record/notice-values-of.ts';
import { cleanFields } from '#server/features/intake/preparing/clean-record.ts';
import { partsOf } from '#server/features/intake/preparing/prepare-record.ts';
import { changedFieldsSqlOf } from '#server/features/intake/recording/changed-fields.ts';
import { changedNoticeValuesSqlOf } from '#server/features/intake/recording/changed-notice-values.ts';
import { forgettingSqlOf } from '#server/features/intake/recording/forget-ended-texts.ts';
import { incomingSqlOf } from '#server/features/intake/recording/incoming-columns.ts';
import { nothingKnownOf } from '#server/features/intake/recording/nothing-known.ts';
import { storedFieldsOf } from '#server/features/intake/recording/stored-record.ts';
import { columnsShownIn } from '#server/features/market/listing/shown-fields.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { NOTICE_VALUES, noticeNewsOf, noticeValueShapeOf } from '#shared/notice-values.ts';

/** A table like the listings table, with three fields that no listing has: each needs one line here and one below. */
const listings = pgTable('listings', {
  source: text().notNull(),
  tapuNotu: text(),
  tapuHarci: numeric({ precision: 15, scale: 2, mode: 'number' }),
  tapuGunu: timestamp({ withTimezone: true, mode: 'date' }),
  fingerprint: text().notNull(),
});
const facts = {
  source: {
    text: { cleaning: 'line', longest: 50, unmaskedBecause: 'listed values' },
    holdsWords: false,
    isForgotten: false,
  },
  tapuNotu: { text: { cleaning: 'maskedParagraphs', longest: 40 }, holdsWords: true, isForgotten: true },
  tapuHarci: { holdsWords: false, isForgotten: false },
  tapuGunu: { holdsWords: false, isForgotten: false },
} as const satisfies FactsOf<Omit<typeof listings.$inferSelect, 'fingerprint'>>;
const columns = recordColumnsOf(listings, facts);
const NEW_FIELDS = ['tapuNotu', 'tapuHarci', 'tapuGunu'] as const;

describe('a new field of the record', () => {
  it('is written to its column with its type', () => {
    const { definition, names, values } = incomingSqlOf(columns);
    expect(definition).toContain('"tapuNotu" text, "tapuHarci" numeric(15, 2), "tapuGunu" timestamp with time zone');
    expect(names).toContain('tapu_notu, tapu_harci, tapu_gunu');
    for (const field of NEW_FIELDS) expect(values).toContain(`incoming."${field}"`);
  });

  it('has a history, with instants in ISO notation', () => {
    const sql = changedFieldsSqlOf(columns);
    for (const field of NEW_FIELDS) expect(sql).toContain(`select '${field}', to_jsonb(`);
    expect(sql).toContain('where p.tapu_gunu is distinct from incoming."tapuGunu"');
    expect(sql).toContain("to_char(p.tapu_gunu at time zone 'UTC'");
  });

  it('is cleaned by the rules of its column and its facts', () => {
    const record = { tapuNotu: ' Not:\u00a0 yok ', tapuHarci: 1.005, tapuGunu: new Date(0) };
    expect(cleanFields({ ...record }, columns)).toBe('tapuGunu: 1990 ile 2099 arasında bir tarih olmalıdır');
    expect(cleanFields({ tapuNotu: 'a'.repeat(41) }, columns)).toBe('tapuNotu: en çok 40 karakter olabilir');
    expect(cleanFields({ tapuHarci: 1e15 }, columns)).toBe('tapuHarci: en çok 1000000000000 olabilir');
    const cleaned = { ...record, tapuGunu: null };
    expect(cleanFields(cleaned, columns)).toBeUndefined();
    expect(cleaned).toEqual({ tapuNotu: 'Not: yok', tapuHarci: 1, tapuGunu: null });
  });

  it('is part of the fingerprint of the texts only if it contains text', () => {
    const { worded, wordless } = partsOf({ source: 'x', tapuNotu: 'not', tapuHarci: 1, tapuGunu: null }, columns);
    expect(worded).toEqual({ tapuNotu: 'not' });
    expect(wordless).toEqual({ source: 'x', tapuHarci: 1, tapuGunu: null });
  });

  it('is unknown until a source states it, and is read from stored rows', () => {
    expect(nothingKnownOf(columns, (field) => field === 'tapuHarci')).toEqual({ tapuNotu: null, tapuGunu: null });
    expect(Object.keys(storedFieldsOf(listings, columns))).toEqual(['source', ...NEW_FIELDS]);
  });

  it('is selected for every schema that contains it', () => {
    const shown = columnsShownIn({ id: z.number(), tapuHarci: z.number() }, columns);
    expect(selectList(shown)).toBe('p.tapu_harci as "tapuHarci"');
  });

  it('is deleted with the texts if it may name people', () => {
    expect(forgettingSqlOf(columns)).toEqual({
      remains: 'null as "tapuNotu"',
      isThere: 'p.tapu_notu is distinct from null',
      taken: 'tapu_notu = null',
    });
  });

  it('is recognised in files in every spelling of its name', () => {
    const find = fieldFinder(columns.map(({ field }) => field));
    expect(['TAPU NOTU', 'tapu_notu', 'Tapu-Notu'].map(find)).toEqual(['tapuNotu', 'tapuNotu', 'tapuNotu']);
    expect(plainTexts({ tapuNotu: ' iki\nsatır ' }, columns)).toEqual({ tapuNotu: ' iki\nsatır ' });
  });

  it('does not compile without its facts, its schema or a rule for its text', () => {
    expectTypeOf<StoredRecord>().toEqualTypeOf<Required<ListingRecord>>();
    const plain = { holdsWords: false, isForgotten: false };
    // @ts-expect-error: no facts
    const missing: FactsOf<{ tapuNotu: string; price: number }> = { price: plain };
    // @ts-expect-error: a text without a rule
    const unruled: FactsOf<{ tapuNotu: string | null }> = { tapuNotu: plain };
    expect([missing, unruled]).toHaveLength(2);
  });
});

describe('a new value of a notice', () => {
  const table = {
    ...NOTICE_VALUES,
    rent: { schema: z.number(), reader: 'rentKurus', about: 'thing', isOpen: false, news: { rent: '' } },
  } as const;

  it('is part of the stored and shown values', () => {
    const schema = z.object(noticeValueShapeOf(table));
    expect(schema.parse({ rent: { value: 12, sentence: 'Kira: 12 TL' } }).rent?.value).toBe(12);
    expect(schema.safeParse({ rent: { value: 'on iki', sentence: null } }).success).toBe(false);
  });

  it('is reported as news, and locked like its value', () => {
    const news = noticeNewsOf(table).filter(({ field }) => field === 'rent');
    expect(news).toEqual([{ field: 'rent', path: ['values', 'rent', 'value'], isOpen: false }]);
    expect(changedNoticeValuesSqlOf(news)).toContain(`p.notice_values #> '{values,rent,value}'`);
  });

  it('is taken from the reader under the reader’s own name for it', () => {
    expect(readersOf(table)).toMatchObject({ rent: 'rentKurus', kdv: 'kdv', appraisal: 'appraisalKurus' });
  });
});
