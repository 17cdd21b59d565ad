/** The documents and the mapping of an index, as stored by the stand-in for OpenSearch. */
export type Value = string | number | boolean;
export type Document = Readonly<Record<string, Value | readonly Value[]>>;
export type FieldTypes = Readonly<Record<string, string>>;
type Json = Readonly<Record<string, unknown>>;

/** A fault that OpenSearch answers with status 400. */
export class BadRequest extends Error {}

/** The one key of an object, and its value. */
function only(given: unknown, what: string): [string, Json] {
  const entries = Object.entries(objectOf(given, what));
  const [first] = entries;
  if (entries.length !== 1 || !first) throw new BadRequest(`[${what}] malformed, ${entries.length} names`);
  // Safe: the callers check its fields.
  return [first[0], first[1] as Json];
}

function objectOf(given: unknown, what: string): Json {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new BadRequest(`[${what}] no object`);
  // Safe: it is an object.
  return given as Json;
}

function refuseOthers(given: Json, known: readonly string[], what: string): void {
  const other = Object.keys(given).find((name) => !known.includes(name));
  if (other !== undefined) throw new BadRequest(`[${what}] unknown field [${other}]`);
}

export function valuesOf(document: Document, field: string): readonly Value[] {
  const value = document[field];
  return value === undefined ? [] : [value].flat();
}

/** Whether a document matches a query, and its score. */
type Match = { readonly isMet: boolean; readonly score: number };
const met = (isMet: boolean, score = 0): Match => ({ isMet, score: isMet ? score : 0 });

type Evaluate = (given: Json, document: Document, types: FieldTypes) => Match;

const KINDS: Readonly<Record<string, Evaluate>> = {
  match_all: () => met(true, 1),
  exists: (given, document) => met(valuesOf(document, String(given.field)).length > 0, 1),
  term(given, document, types) {
    const [field, wanted] = Object.entries(given)[0] ?? ['', undefined];
    return met(valuesOf(document, known(field, types)).includes(asValue(wanted)), 1);
  },
  terms(given, document, types) {
    const [field, wanted] = Object.entries(given)[0] ?? ['', undefined];
    if (!Array.isArray(wanted)) throw new BadRequest('[terms] query requires an array');
    if (wanted.length > 65_536) throw new BadRequest('[terms] more than index.max_terms_count');
    const values = valuesOf(document, known(field, types));
    return met(
      wanted.some((value) => values.includes(asValue(value))),
      1,
    );
  },
  range(given, document, types) {
    const [field, bounds] = only(given, 'range');
    refuseOthers(bounds, ['gte', 'gt', 'lte', 'lt'], 'range');
    const isText = types[known(field, types)] === 'keyword';
    return met(
      valuesOf(document, field).some((value) =>
        Object.entries(bounds).every(([name, bound]) => {
          const order = isText
            ? Buffer.compare(Buffer.from(String(value)), Buffer.from(String(bound)))
            : Number(value) - Number(bound);
          if (name === 'gte') return order >= 0;
          if (name === 'gt') return order > 0;
          return name === 'lte' ? order <= 0 : order < 0;
        }),
      ),
      1,
    );
  },
  constant_score(given, document, types) {
    refuseOthers(given, ['filter', 'boost'], 'constant_score');
    return met(matches(given.filter, document, types).isMet, Math.fround(Number(given.boost ?? 1)));
  },
  bool(given, document, types) {
    refuseOthers(given, ['filter', 'must', 'should', 'must_not', 'minimum_should_match'], 'bool');
    const all = (name: string) => listOf(given[name]).map((query) => matches(query, document, types));
    const [filter, must, should, mustNot] = [all('filter'), all('must'), all('should'), all('must_not')];
    const least = given.minimum_should_match ?? (should.length > 0 && filter.length + must.length === 0 ? 1 : 0);
    const isMet =
      [...filter, ...must].every((match) => match.isMet) &&
      !mustNot.some((match) => match.isMet) &&
      should.filter((match) => match.isMet).length >= Number(least);
    return met(
      isMet,
      [...must, ...should].reduce((sum, { score }) => Math.fround(sum + score), 0),
    );
  },
};

export function matches(query: unknown, document: Document, types: FieldTypes): Match {
  const [kind, given] = only(query, 'query');
  const evaluate = KINDS[kind];
  if (!evaluate) throw new BadRequest(`unknown query [${kind}]`);
  return evaluate(objectOf(given, kind), document, types);
}

function listOf(given: unknown): readonly unknown[] {
  return given === undefined ? [] : [given].flat();
}

/** In OpenSearch an unmapped field matches nothing; here it is treated as a mistake of the caller. */
function known(field: string, types: FieldTypes): string {
  if (types[field] === undefined) throw new BadRequest(`no mapping for [${field}]`);
  return field;
}

function asValue(given: unknown): Value {
  if (typeof given === 'object' || given === undefined) throw new BadRequest('a value is expected');
  // Safe: JSON knows no other values.
  return given as Value;
}

const DEFAULT_CHOICES = 10;

/** The answer to aggregations of some documents. */
export function aggregate(given: unknown, documents: readonly Document[], types: FieldTypes): Json {
  const entries = Object.entries(objectOf(given ?? {}, 'aggs'));
  return Object.fromEntries(entries.map(([name, one]) => [name, aggregation(one, documents, types)]));
}

function aggregation(given: unknown, documents: readonly Document[], types: FieldTypes): Json {
  const { aggs, ...kind } = objectOf(given, 'aggregation');
  const [name, wanted] = only(kind, 'aggregation');
  if (name === 'filter') {
    const within = documents.filter((document) => matches(wanted, document, types).isMet);
    return { doc_count: within.length, ...aggregate(aggs, within, types) };
  }
  if (name !== 'terms' || aggs !== undefined) throw new BadRequest(`Unknown aggregation type [${name}]`);
  refuseOthers(wanted, ['field', 'size', 'include'], 'terms');
  const { field = '', size = DEFAULT_CHOICES, include } = wanted;
  const beginning = include === undefined ? '' : beginningOf(String(include));
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const value of new Set(valuesOf(document, known(String(field), types)).map(String)))
      if (value.startsWith(beginning)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const buckets = [...counts]
    .map(([key, doc_count]) => ({ key, doc_count }))
    .sort((a, b) => b.doc_count - a.doc_count || (a.key < b.key ? -1 : 1));
  const left = buckets.splice(Number(size));
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: left.reduce((sum, { doc_count }) => sum + doc_count, 0),
    buckets,
  };
}

/**
 * Supports only those of Lucene's (anchored) expressions that consist of letters, digits and escaped signs and end with
 * `.*`.
 */
function beginningOf(expression: string): string {
  const [whole, text = ''] = /^((?:\\.|[\p{L}\p{N} ])*)\.\*$/u.exec(expression) ?? [];
  if (whole === undefined) throw new BadRequest(`the stand-in can't read the expression ${expression}`);
  return text.replace(/\\(.)/gu, '$1');
}
