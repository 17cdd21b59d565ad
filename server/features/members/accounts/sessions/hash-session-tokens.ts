import { createHash } from 'node:crypto';
import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from 'better-auth';

/** The hash of a session token that we store (D24). A token has 190 random bits, so a fast unsalted hash is safe. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * better-auth (1.7) stores session tokens unhashed and has no option to hash them. This function wraps its database
 * adapter: the wrapper hashes session tokens in rows and in conditions before they reach the database. When better-auth
 * creates or finds a session by its token, the result contains the token, so better-auth works without changes.
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

/** Replaces session tokens with their hashes in the conditions of a query and in its values under `valuesKey`. */
function hashed<Q extends Query>(query: Q, valuesKey?: 'data' | 'update'): Q {
  if (query.model !== 'session') return query;
  const changes: Record<string, unknown> = {};
  if (query.where) changes.where = query.where.map(hashedCondition);
  // The cast is safe: Q has the key `valuesKey`, and only the string `token` is replaced with another string.
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

/** Returns a row that was written or found by `token`, with the token instead of its hash. */
function withToken<Row>(row: Row, token: string | undefined): Row {
  return token !== undefined && row !== null && typeof row === 'object' ? { ...row, token } : row;
}
