import { createServer, type IncomingMessage } from 'node:http';
import { listenLocally } from '../listen-locally.ts';
import { aggregate, BadRequest, type Document, type FieldTypes, matches, valuesOf } from './stand-in-queries.ts';

type Stored = { readonly version: number; readonly document: Document | undefined };
type Index = {
  /** Undefined if documents are only stored. */
  readonly types: FieldTypes | undefined;
  readonly mostResults: number;
  /** The written documents, including deletions. */
  readonly written: Map<string, Stored>;
  /** The documents that searches see: the state at the last refresh. */
  shown: ReadonlyMap<string, Document>;
};
type Answer = { readonly status: number; readonly json?: unknown };
type Json = Readonly<Record<string, unknown>>;

/**
 * An OpenSearch of one node on the loopback address: it evaluates queries, sort orders and aggregations, keeps
 * versions, and shows writes only after a refresh. Like OpenSearch, it rejects what it does not know.
 */
export type OpenSearchStandIn = {
  readonly url: string;
  readonly indexes: ReadonlyMap<string, Index>;
  /** Called for each call before it is answered: a returned status replaces the answer, and a promise delays it. */
  interfere: (method: string, path: string) => number | undefined | Promise<number | undefined>;
  close(): Promise<void>;
};

const DEFAULT_RESULTS = 10_000;

export async function startOpenSearchStandIn(): Promise<OpenSearchStandIn> {
  const indexes = new Map<string, Index>();
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? '/', 'http://engine');
    const method = request.method ?? 'GET';
    const fault = await standIn.interfere(method, url.pathname);
    const { status, json } = fault === undefined ? answerCall(indexes, method, url, body) : { status: fault };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(method === 'HEAD' || json === undefined ? undefined : JSON.stringify(json));
  });
  const standIn: OpenSearchStandIn = { ...(await listenLocally(server)), indexes, interfere: () => undefined };
  return standIn;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function answerCall(indexes: Map<string, Index>, method: string, url: URL, body: string): Answer {
  try {
    return route(indexes, method, url, body);
  } catch (error) {
    if (error instanceof BadRequest || error instanceof SyntaxError)
      return { status: 400, json: { error: { type: 'parsing_exception', reason: error.message }, status: 400 } };
    throw error;
  }
}

const MISSING: Answer = { status: 404, json: { error: { type: 'index_not_found_exception' }, status: 404 } };

function route(indexes: Map<string, Index>, method: string, { pathname, searchParams }: URL, body: string): Answer {
  const [name = '', action, id] = pathname.slice(1).split('/').map(decodeURIComponent);
  const index = indexes.get(name);
  if (action === undefined && method === 'PUT') return makeIndex(indexes, name, JSON.parse(body || '{}'));
  if (!index) return MISSING;
  const key = `${method} ${action ?? ''}`;
  if (key === 'HEAD ') return { status: 200 };
  if (key === 'DELETE ') return { status: indexes.delete(name) ? 200 : 404, json: { acknowledged: true } };
  if (key === 'GET _count') return { status: 200, json: { count: index.shown.size } };
  if (key === 'POST _refresh') return { status: 200, json: refresh(index) };
  if (key === 'POST _search') return { status: 200, json: search(index, JSON.parse(body)) };
  if (key === 'GET _doc') {
    const document = index.written.get(id ?? '')?.document;
    return { status: document ? 200 : 404, json: { found: document !== undefined, _source: document } };
  }
  if (key === 'PUT _doc') {
    const status = write(index, id ?? '', Number(searchParams.get('version')), JSON.parse(body));
    return { status, json: {} };
  }
  if (key === 'POST _bulk') return { status: 200, json: bulk(index, body, searchParams.get('refresh') === 'true') };
  throw new BadRequest(`no handler found for ${key}`);
}

function makeIndex(indexes: Map<string, Index>, name: string, { settings = {}, mappings = {} }: Json): Answer {
  if (indexes.has(name)) return { status: 400, json: { error: { type: 'resource_already_exists_exception' } } };
  if (name !== name.toLowerCase()) throw new BadRequest('index names are lowercase');
  // Safe: only the named fields are read.
  const given = mappings as { properties?: Readonly<Record<string, { type: string }>> };
  const { index: own = {} } = settings as { index?: { max_result_window?: number } };
  const types =
    given.properties && Object.fromEntries(Object.entries(given.properties).map(([field, { type }]) => [field, type]));
  const mostResults = own.max_result_window ?? DEFAULT_RESULTS;
  indexes.set(name, { types, mostResults, written: new Map(), shown: new Map() });
  return { status: 200, json: { acknowledged: true } };
}

function refresh(index: Index): Json {
  index.shown = new Map([...index.written].flatMap(([id, { document }]) => (document ? [[id, document]] : [])));
  return { _shards: { failed: 0 } };
}

/** External versions (`external_gte`): writes of an older version are ignored. */
function write(index: Index, id: string, version: number, document: Document | undefined): number {
  if (!Number.isSafeInteger(version) || version < 0) throw new BadRequest('a version is expected');
  const known = index.written.get(id);
  if (known && known.version > version) return 409;
  for (const field of index.types && document ? Object.keys(document) : [])
    if (!index.types?.[field]) throw new BadRequest(`mapping set to strict, dynamic introduction of [${field}]`);
  index.written.set(id, { version, document });
  if (document) return known?.document ? 200 : 201;
  return known?.document ? 200 : 404;
}

function bulk(index: Index, body: string, isShown: boolean): Json {
  if (!body.endsWith('\n')) throw new BadRequest('The bulk request must be terminated by a newline');
  const lines = body.trimEnd().split('\n').values();
  const items: Json[] = [];
  for (const line of lines) {
    const [action = '', given] = Object.entries(JSON.parse(line))[0] ?? [];
    // Safe: only the named fields are read.
    const { _id: id, version, version_type: kind } = given as { _id: string; version: number; version_type: string };
    if (kind !== 'external_gte' || !['index', 'delete'].includes(action)) throw new BadRequest(`unknown ${action}`);
    const document = action === 'index' ? JSON.parse(lines.next().value ?? '') : undefined;
    const status = write(index, id, version, document);
    items.push({ [action]: { _id: id, status, ...(status === 409 && { error: { type: 'version_conflict' } }) } });
  }
  if (isShown) refresh(index);
  const isFault = (item: Json) => Object.values(item).some((one) => (one as { status: number }).status === 409);
  return { errors: items.some(isFault), items };
}

const SEARCH = ['query', 'post_filter', 'from', 'size', 'sort', 'track_total_hits', '_source', 'aggs'];

function search({ types, shown, mostResults }: Index, given: Json): Json {
  const other = Object.keys(given).find((name) => !SEARCH.includes(name));
  if (other !== undefined || !types) throw new BadRequest(`unknown key [${other}]`);
  const { query = { match_all: {} }, post_filter: after, from = 0, size = 10, sort = [], aggs } = given;
  if (Number(from) + Number(size) > mostResults) throw new BadRequest('Result window is too large');
  const found = [...shown].flatMap(([id, document]) => {
    const { isMet, score } = matches(query, document, types);
    return isMet ? [{ id, document, score }] : [];
  });
  const documents = found.map(({ document }) => document);
  const hits = found.filter(({ document }) => after === undefined || matches(after, document, types).isMet);
  hits.sort(compareBy([sort].flat()));
  const total = given.track_total_hits === true ? { value: hits.length, relation: 'eq' } : lowerBound(hits.length);
  return {
    timed_out: false,
    _shards: { total: 1, successful: 1, failed: 0 },
    hits: { total, hits: hits.slice(Number(from), Number(from) + Number(size)).map(({ id }) => ({ _id: id })) },
    ...(aggs !== undefined && { aggregations: aggregate(aggs, documents, types) }),
  };
}

/** Counting stops at ten thousand unless an exact count is requested. */
function lowerBound(count: number): Json {
  return count > 10_000 ? { value: 10_000, relation: 'gte' } : { value: count, relation: 'eq' };
}

type Hit = { readonly document: Document; readonly score: number };

function compareBy(orders: readonly unknown[]): (a: Hit, b: Hit) => number {
  const keys = orders.map((order) => {
    const [field = '', given] = Object.entries(order as Json)[0] ?? [];
    const { order: way, missing } =
      typeof given === 'string' ? { order: given, missing: '_last' } : (given as { order: string; missing: string });
    if (!['asc', 'desc'].includes(way) || missing !== '_last') throw new BadRequest('unknown order');
    const sign = way === 'desc' ? -1 : 1;
    return (hit: Hit) => {
      const value = field === '_score' ? hit.score : valuesOf(hit.document, field)[0];
      return value === undefined ? Number.POSITIVE_INFINITY : Number(value) * sign;
    };
  });
  return (a, b) => {
    for (const key of keys) {
      const [one, other] = [key(a), key(b)];
      if (one !== other) return one < other ? -1 : 1;
    }
    return 0;
  };
}
