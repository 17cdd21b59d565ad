import { READING_NAMES } from '#shared/desk/reading-names.ts';
import type { NoticeValueName } from '#shared/notice-values.ts';
import { ANSWER_FIELD_TEXTS } from './answer-field-texts.ts';
import { LISTING_FIELD_TEXTS } from './listing-field-texts.ts';

/** The parts of a JSON schema that can contain fields. */
export type JsonSchema = {
  description?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
};

/** The values of a notice have the same names as on the desk. */
const readingName = (parent: string, name: string): string | undefined =>
  // Safe: the check above ensures that the name is one of them.
  parent === 'values' && name in READING_NAMES ? `${READING_NAMES[name as NoticeValueName]}.` : undefined;

const textOf = (parent: string, name: string): string | undefined =>
  LISTING_FIELD_TEXTS[`${parent}.${name}`] ??
  ANSWER_FIELD_TEXTS[`${parent}.${name}`] ??
  readingName(parent, name) ??
  LISTING_FIELD_TEXTS[name] ??
  ANSWER_FIELD_TEXTS[name];

/** Adds a description to every field of an answer or a body; returns the fields that have none, as `parent.name`. */
export function describeFields(schema: JsonSchema, parent = ''): string[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const text = textOf(parent, name);
    if (text !== undefined) field.description = text;
    return [...(text === undefined ? [`${parent}.${name}`] : []), ...describeFields(field, name)];
  });
  return [...fields, ...partsOf(schema).flatMap((part) => describeFields(part, parent))];
}

function partsOf({ items, additionalProperties, anyOf = [], oneOf = [], allOf = [] }: JsonSchema): JsonSchema[] {
  const ofRecord = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [...(items ? [items] : []), ...ofRecord, ...anyOf, ...oneOf, ...allOf];
}
