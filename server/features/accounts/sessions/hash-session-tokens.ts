import { createHash } from 'node:crypto';
import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from 'better-auth';

/** What is stored of a session's token (D24). The token has 190 random bits, so no slow or salted hash is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * better-auth (1.7) stores session tokens as they are and has no option to do otherwise. This wraps its database adapter:
 * the token of a session is hashed on its way into the database, in rows and in conditions, and the caller who creates or
 * asks for a session by its token gets the token back, so that the library never notices.
 */
export function hashingSessionTokens(
  openAdapter: (options: BetterAuthOptions) => DBAdapter,
): (options: BetterAuthOptions) => DBAdapter {
  return (options) => {
    const adapter = openAdapter(options);
    return {
      ...wrap(adapter),
      transaction: (work) => adapter.transaction((transaction) => work(wrap(transaction))),
    };
  };
}

function wrap(adapter: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...adapter,
    create: async (query) => withToken(await adapter.create(hashed(query, 'data')), tokenIn(query.model, query.data)),
    findOne: async (query) => withToken(await adapter.findOne(hashed(query)), tokenAsked(query)),
    findMany: (query) => adapter.findMany(hashed(query)),
    count: (query) => adapter.count(hashed(query)),
    update: async (query) => withToken(await adapter.update(hashed(query, 'update')), tokenAsked(query)),
    updateMany: (query) => adapter.updateMany(hashed(query, 'update')),
    delete: (query) => adapter.delete(hashed(query)),
    deleteMany: (query) => adapter.deleteMany(hashed(query)),
    consumeOne: (query) => adapter.consumeOne(hashed(query)),
    incrementOne: (query) => adapter.incrementOne(hashed(query)),
  };
}

type Query = { readonly model: string; readonly where?: Where[] | undefined };

/** The query with hashes in place of session tokens, in its conditions and in the values under `valuesKey`. */
function hashed<Q extends Query>(query: Q, valuesKey?: 'data' | 'update'): Q {
  if (query.model !== 'session') return query;
  const changes: Record<string, unknown> = {};
  if (query.where) changes.where = query.where.map(hashedCondition);
  // Q has the key it is called with; only its token, a string, becomes another string.
  const values = valuesKey && (query as unknown as Record<string, Record<string, unknown>>)[valuesKey];
  if (valuesKey && values && typeof values.token === 'string')
    changes[valuesKey] = { ...values, token: hashToken(values.token) };
  return { ...query, ...changes };
}

function hashedCondition(condition: Where): Where {
  if (condition.field !== 'token') return condition;
  const { value } = condition;
  if (typeof value === 'string') return { ...condition, value: hashToken(value) };
  if (Array.isArray(value)) return { ...condition, value: value.map((token) => hashToken(String(token))) };
  return condition;
}

function tokenIn(model: string, values: Record<string, unknown>): string | undefined {
  return model === 'session' && typeof values.token === 'string' ? values.token : undefined;
}

function tokenAsked({ model, where }: Query): string | undefined {
  const asked = model === 'session' ? where?.find(({ field }) => field === 'token')?.value : undefined;
  return typeof asked === 'string' ? asked : undefined;
}

/** A row that was written or found by a token, with that token instead of its hash. */
function withToken<Row>(row: Row, token: string | undefined): Row {
  return token !== undefined && row !== null && typeof row === 'object' ? { ...row, token } : row;
}
