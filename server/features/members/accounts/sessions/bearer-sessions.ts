import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { bearerToken } from './bearer-token.ts';

/**
 * Makes better-auth's own functions identify the member by our Authorization header instead of by a cookie. Use cases
 * have already called `findAccount`, which alone decides whether a session is still valid, by the clock of `deps`.
 */
export function bearerSessions(): BetterAuthPlugin {
  return {
    id: 'bearer-sessions',
    hooks: {
      before: [
        {
          matcher: ({ headers }) => headers?.has('authorization') ?? false,
          handler: createAuthMiddleware(async (context) => {
            const token = bearerToken(context.headers?.get('authorization') ?? undefined);
            const session = token && (await context.context.internalAdapter.findSession(token));
            return session ? { context: { context: { session } } } : undefined;
          }),
        },
      ],
    },
  };
}
