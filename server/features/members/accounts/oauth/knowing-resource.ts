import type { BetterAuthOptions, DBAdapter } from 'better-auth';

type OpenAdapter = (options: BetterAuthOptions) => DBAdapter;

/**
 * Tells the library of the one thing that tokens are for (RFC 8707), without the table in which it would look, and
 * which it would write as it opens: then a database that is away for a moment would leave this process without
 * accounts.
 */
export function knowingResource(identifier: string, openAdapter: OpenAdapter): OpenAdapter {
  return (options) => {
    const adapter = openAdapter(options);
    const findOne: DBAdapter['findOne'] = (query) => {
      if (query.model !== 'oauthResource') return adapter.findOne(query);
      const isOurs = query.where.some(({ field, value }) => field === 'identifier' && value === identifier);
      const found: unknown = isOurs ? { identifier, name: identifier, disabled: false } : null;
      // Safe: these are what the library reads of a resource.
      return Promise.resolve(found as Awaited<ReturnType<typeof adapter.findOne<never>>>);
    };
    return { ...adapter, findOne };
  };
}
