import fc from 'fast-check';
import type { JsonSchema } from './read-operations.ts';

/**
 * Placeholders for values that are known only at run time; they are replaced before a call is sent. So the same seed
 * generates the same calls, whatever the current numbers and tokens are.
 */
export const PLACEHOLDERS = ['propertyId', 'alertId', 'notificationId', 'sessionId', 'email', 'freshEmail'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export const placeholder = (name: Placeholder) => `⟦${name}⟧`;

/** The password of every member that the fuzzer registers. */
export const PASSWORD = 'gizli-sifre-1';

/** Meaningful values for a parameter of this name. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  id: [placeholder('propertyId'), placeholder('alertId'), placeholder('notificationId'), placeholder('sessionId')],
  propertyId: [placeholder('propertyId')],
  email: [placeholder('email'), placeholder('freshEmail')],
  password: [PASSWORD],
  currentPassword: [PASSWORD],
  newPassword: [PASSWORD],
  phoneNumber: ['05321234567', '+90 532 123 45 67'],
  phone: ['05321234567', ''],
  deviceId: ['web_deneme-cihaz-1', 'web_abcdef'],
  query: ['daire', 'ankara çankaya daire 2 milyon altı', '2024/1867 talimat', 'en ucuz otomobil', 'kadık'],
  excludeText: ['hisse'],
  excludeSaleKind: ['heirs', 'heirs,ward'],
  category: ['1', '2', '3', '1,2'],
  excludeCategory: ['2'],
  subCategory: ['Daire', 'Arsa,Villa'],
  excludeSubCategory: ['Arsa'],
  city: ['Ankara', 'İstanbul', 'IĞDIR', 'İzmir,Manisa'],
  excludeCity: ['Van'],
  district: ['Çankaya', 'Kadıköy', 'Merkez'],
  excludeDistrict: ['Çankaya'],
  minPrice: ['0', '500000', '9007199254740991'],
  maxPrice: ['1000000', '1'],
  daysRemaining: ['1', '7', '365'],
  sulhMahkeme: ['0', '1'],
  secondRound: ['0', '1'],
  literal: ['0', '1'],
  includeEnded: ['0', '1', 'true'],
  facets: ['0', '1', 'true'],
  endDateFrom: ['2026-01-01', '2026-02-30'],
  endDateTo: ['2030-12-31'],
  sort: ['priceAsc', 'priceDesc', 'newest', 'endingSoon'],
  page: ['1', '2', '1000', '100000'],
  ada: ['123'],
  parsel: ['4'],
  fileNumber: ['2025/1543'],
  court: ['Ankara 3. İcra Dairesi'],
  brand: ['Renault'],
  minAge: ['0', '5'],
  maxAge: ['10'],
  place: ['ankara', 'ankara/cankaya', 'daire', 'istanbul/kadikoy/daire'],
  searchCriteria: ['{"city":["Ankara"]}', '{"query":"daire","maxPrice":1000000}', '{}', '{"city":"Ankara","page":2}'],
  before: ['1', '999999999999999'],
  limit: ['1', '100', '0'],
};

const BORDERLINE = [
  ...['', ' ', '0', '-1', '1', '00', '1.5', '1e3', '999', '2147483648', '999999999999999', '9007199254740992'],
  ...['NaN', 'Infinity', 'true', 'null', ',', ',,1', '1970-01-01', '9999-12-31', '2026-02-29', 'I', 'İ', 'ı', 'ß'],
];
const HOSTILE = [
  ...["' or '1'='1", '"; drop table users; --', '\\', "\\'", '%', '_', '%00', '\u0000', 'a\u0000b', '\ud800', '\udfff'],
  ...['../../../etc/passwd', '<script>alert(1)</script>', '{{7*7}}', '__proto__', 'constructor', '\r\nX-A: b'],
  ...[
    '&|!():*<->',
    "a:* & !'b'",
    '(((((((((((',
    '"""',
    '\u202eters',
    '👩‍👩‍👧‍👦',
    '٣٤',
    '１２',
    '\ufeff',
    '[object Object]',
  ],
  ...[
    '1e400',
    '-0',
    '0x10',
    '1_000',
    '{"$gt":""}',
    '[]',
    'a'.repeat(5000),
    'ğ'.repeat(1000),
    '1'.repeat(400),
    ','.repeat(500),
  ],
];

const known = (name: string) => fc.constantFrom(...(KNOWN[name] ?? ['1', 'deneme']));
const borderline = fc.constantFrom(...BORDERLINE);
const hostile = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 60 }));

/** The text of a parameter in an address. */
export function arbitraryText(name: string, schema: JsonSchema): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 5, arbitrary: known(name) },
    { weight: 2, arbitrary: textOf(schema) },
    { weight: 2, arbitrary: borderline },
    { weight: 2, arbitrary: hostile },
  );
}

/** A JSON value: one that matches the schema, or something quite different. */
export function arbitraryValue(name: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  const valid = schema.type === 'string' && KNOWN[name] ? fc.oneof(known(name), valueFor(schema)) : valueFor(schema);
  return fc.oneof(
    { weight: 8, arbitrary: valid },
    { weight: 1, arbitrary: borderline },
    { weight: 1, arbitrary: hostile },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, -1, 0, 1.5, 1e308, true, [], {}, [[]], { length: -1 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
}

function valueFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const [first, ...others] = schema.anyOf ?? [];
  if (first) return fc.oneof(valueFor(first), ...others.map(valueFor));
  if (typeof schema.type === 'object') {
    return fc.oneof(
      ...schema.type.map((type) => (type === 'null' ? fc.constant(null) : valueFor({ ...schema, type }))),
    );
  }
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number': {
      const { minimum: min = Number.MIN_SAFE_INTEGER, maximum: max = Number.MAX_SAFE_INTEGER } = schema;
      return fc.oneof(fc.constantFrom(min, max), fc.integer({ min: Math.max(min, -1e9), max: Math.min(max, 1e9) }));
    }
    case 'array':
      return fc.array(valueFor(schema.items ?? {}), { maxLength: 5 });
    case 'object':
      return arbitraryObject(schema);
    default:
      return textOf(schema);
  }
}

/** An object with the fields of the schema; any of them may be missing, and there may be one more. */
export function arbitraryObject({ properties = {} }: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(properties);
  const values = Object.fromEntries(entries.map(([name, schema]) => [name, arbitraryValue(name, schema)]));
  const whole = fc.record(values);
  const valid = fc.record(Object.fromEntries(entries.map(([name, schema]) => [name, validField(name, schema)])));
  const partial = fc.record(values, { requiredKeys: [] });
  const more = fc.tuple(whole, fc.constantFrom(...HOSTILE), fc.jsonValue({ maxDepth: 1 }));
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 3, arbitrary: whole },
    { weight: 2, arbitrary: partial },
    { weight: 1, arbitrary: more.map(([fields, name, value]) => ({ ...fields, [name]: value })) },
  );
}

function validField(name: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  return KNOWN[name] ? known(name) : valueFor(schema);
}

function textOf({ pattern, format, minLength = 0, maxLength = 100 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  if (format === 'email') return fc.emailAddress();
  const most = Math.min(maxLength, 2000);
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(most, 100) }),
    fc.constantFrom('a'.repeat(minLength), 'ş'.repeat(most), 'a'.repeat(most + 1)),
  );
}
