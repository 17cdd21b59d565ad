import { LRUCache } from 'lru-cache';
import { propertyRecordSchema } from '#shared/properties.ts';
import { foldTurkish } from '#shared/turkish-text.ts';

/** The fields a listing may come with: the spec's (§3) and ours. */
const FIELDS = ['id', 'category', ...propertyRecordSchema.keyof().options] as const;
export type PropertyField = (typeof FIELDS)[number];
export type PropertyFields = Partial<Record<PropertyField, unknown>>;

const MOST_FIELDS = 500;
const fieldByPlainName = new Map<string, PropertyField>(FIELDS.map((field) => [plainName(field), field]));
const LONGEST_NAME = 50;
/** Names as they came, to their field: files repeat the same few names a million times. False for names that say nothing to us. */
const fieldByGivenName = new LRUCache<string, PropertyField | false>({ max: 2000 });

/** `endDate`, `end_date`, `EndDate`, `END DATE` are one name. */
function plainName(name: string): string {
  return foldTurkish(name).replace(/[\s_-]/g, '');
}

/** The field that a name in a file stands for; `undefined` for names that say nothing to us. */
export function findPropertyField(name: string): PropertyField | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  let field = fieldByGivenName.get(name);
  if (field === undefined) {
    field = fieldByPlainName.get(plainName(name)) ?? false;
    fieldByGivenName.set(name, field);
  }
  return field || undefined;
}

/** The known fields of an object, whatever its keys are called; `undefined` for what is no object. */
export function readPropertyFields(given: unknown): PropertyFields | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const fields: PropertyFields = {};
  for (const [name, value] of Object.entries(given).slice(0, MOST_FIELDS)) {
    const field = findPropertyField(name);
    if (field !== undefined && fields[field] === undefined) fields[field] = value;
  }
  return fields;
}
