import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { deskMeSchema } from '#shared/desk/desk.ts';
import { operatorSessionEnd } from '../sessions/session-end.ts';
import { deskEntryCall, operatorOf } from './desk-guard-routes.ts';

/** Who sits at the desk. */
export function operatorRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/desk/me',
    { ...deskEntryCall(deps), schema: { hide: true, response: { 200: deskMeSchema } } },
    async (request) => {
      const { role, account } = operatorOf(request);
      return {
        email: account.email,
        role,
        needsSecondStep: !account.twoFactorEnabled,
        endsAt: operatorSessionEnd(account.sessionBegunAt).toISOString(),
      };
    },
  );
}
