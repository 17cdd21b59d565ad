import type { Deps } from '#server/deps.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { OPERATOR_ROLES } from '#shared/desk/operators.ts';
import { waitingSchema } from '#shared/desk/waiting/waiting.ts';
import { listWaiting } from './list-waiting.ts';

/** The route for the queue on the desk's first page. */
export function waitingRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/desk/waiting',
    { config: { caller: operatorWith(...OPERATOR_ROLES) }, schema: { hide: true, response: { 200: waitingSchema } } },
    async (request) => ({ waiting: await listWaiting(deps, operatorOf(request).role) }),
  );
}
