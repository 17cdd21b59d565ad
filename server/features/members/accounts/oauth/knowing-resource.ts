import type { BetterAuthOptions, DBAdapter } from 'better-auth';

type OpenAdapter = (options: BetterAuthOptions) => DBAdapter;

/**
 * Provides the library with the only resource that tokens are for (RFC 8707), instead of a table. The library would
 * write that table on startup: if the database were unavailable at that moment, this process would have no accounts.
 */
export function knowingResource(identifier: string, openAdapter: OpenAdapter): OpenAdapter {
  return (options) => {
    const adapter = openAdapter(options);
    const findOne: DBAdapter['findOne'] = (query) => {
      if (query.model !== 'oauthResource') return adapter.findOne(query);
      const isOurs = query.where.some(({ field, value }) => field === 'identifier' && value === identifier);
      const found: unknown = isOurs ? { identifier, name: identifier, disabled: false } : null;
      // Safe: the library reads only these fields of a resource.
      return Promise.resolve(found as Awaited<ReturnType<typeof adapter.findOne<never>>>);
    };
    return { ...adapter, findOne };
  };
}
