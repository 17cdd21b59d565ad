import { z } from 'zod';
import { saidOf } from '#server/features/intake/recording/index.ts';
import {
  CORRECTABLE_READINGS,
  CORRECTABLE_RECORD_FIELDS,
  type CorrectableField,
  type CorrectableReading,
} from '#shared/desk/correctable-fields.ts';
import type { DeskListing } from '#shared/desk/desk-listings.ts';
import { CATEGORY_LABELS, CATEGORY_NUMBERS } from '#shared/kinds/kinds.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { NOTICE_VALUES } from '#shared/notice-values.ts';

type Correctable = DeskListing['correctable'][number];
type HowToWrite = Pick<Correctable, 'kind' | 'choices'>;

const TEXT: HowToWrite = { kind: 'text', choices: [] };
const OF_RECORD: Partial<Record<CorrectableField, HowToWrite>> = {
  price: { kind: 'amount', choices: [] },
  endDate: { kind: 'instant', choices: [] },
  categoryNumber: {
    kind: 'choice',
    choices: CATEGORY_NUMBERS.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
  },
};

/** Every field of a listing that a person can edit, in the order of the registries of fields and of read values. */
export function correctableValues(record: ListingRecord): Correctable[] {
  const own = CORRECTABLE_RECORD_FIELDS.map((field) => ({ field, ...(OF_RECORD[field] ?? TEXT) }));
  const read = CORRECTABLE_READINGS.flatMap((field) => {
    const how = howToWrite(field);
    return how ? [{ field, ...how }] : [];
  });
  return [...own, ...read].map((field) => ({ ...field, value: saidOf(record, field.field) ?? null }));
}

/** The input format, from the value's schema; values made of several parts can't be entered in one line. */
function howToWrite(name: CorrectableReading): HowToWrite | undefined {
  const schema: z.ZodType = NOTICE_VALUES[name].schema;
  if (schema instanceof z.ZodNumber) return { kind: 'number', choices: [] };
  if (schema instanceof z.ZodBoolean)
    return {
      kind: 'choice',
      choices: [
        { value: true, label: 'Evet' },
        { value: false, label: 'Hayır' },
      ],
    };
  if (schema instanceof z.ZodEnum)
    return { kind: 'choice', choices: schema.options.map((value) => ({ value: String(value), label: String(value) })) };
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat ? TEXT : undefined;
}
