import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireAccount } from '#server/features/members/accounts/index.ts';
import { apiErrorSchema } from '#shared/api-error.ts';

/** What the routes of orders share. */
export const tags = ['Sipariş'];
export const params = z.object({ id: z.uuid({ error: 'Böyle bir sipariş yok.' }) });
export const refusals = {
  400: apiErrorSchema,
  401: apiErrorSchema,
  404: apiErrorSchema,
  409: apiErrorSchema,
  429: apiErrorSchema,
  503: apiErrorSchema,
};
const MINUTE_MS = 60_000;
/**
 * A person orders a few times a day, so a caller who orders more often is suspicious. Asking for the state of an order
 * has no such limit.
 */
export const changes = {
  config: {
    rateLimit: {
      max: 30,
      timeWindow: MINUTE_MS,
      errorResponseBuilder: (_request: unknown, { ttl }: { ttl: number }) =>
        Object.assign(new Error(`Çok sık denediniz. ${Math.ceil(ttl / 1000)} saniye sonra yeniden deneyin.`), {
          statusCode: 429,
        }),
    },
  },
};
export const keptOutOfCaches = {
  onRequest: (_request: unknown, reply: { header(name: string, value: string): unknown }, done: () => void) => {
    void reply.header('cache-control', 'no-store');
    done();
  },
};

type Member = { readonly headers: { readonly authorization?: string | undefined } };

/** The account behind a call. Throws 401 without a session. */
export function memberOf(deps: Deps, { headers }: Member) {
  return requireAccount(deps, headers.authorization);
}
