import { propertyRecordSchema } from '#shared/properties.ts';
import { foldTurkish } from '#shared/turkish-text.ts';

/** The fields a listing may come with: the spec's (§3) and ours. */
const FIELDS = ['id', 'category', ...propertyRecordSchema.keyof().options] as const;
export type PropertyField = (typeof FIELDS)[number];
export type PropertyFields = Partial<Record<PropertyField, unknown>>;

const MOST_FIELDS = 500;
const fieldByPlainName = new Map<string, PropertyField>(FIELDS.map((field) => [plainName(field), field]));
/** Names as they came, to their field: files repeat the same few names a million times. */
const seen = new Map<string, PropertyField | undefined>();
const MOST_SEEN = 2000;

/** `endDate`, `end_date`, `EndDate`, `END DATE` are one name. */
function plainName(name: string): string {
  return foldTurkish(name).replace(/[\s_-]/g, '');
}

/** The field that a name in a file stands for; `undefined` for names that say nothing to us. */
export function findPropertyField(name: string): PropertyField | undefined {
  if (seen.has(name)) return seen.get(name);
  const field = name.length > 50 ? undefined : fieldByPlainName.get(plainName(name));
  if (seen.size < MOST_SEEN) seen.set(name, field);
  return field;
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
