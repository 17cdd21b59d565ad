import type { App } from '#server/platform/app-type.ts';
import { deskMeSchema } from '#shared/desk/desk.ts';
import { operatorSessionEnd } from '../sessions/session-end.ts';
import { operatorOf } from './admit-operators-routes.ts';

/** Who sits at the desk. */
export function operatorRoutes(app: App): void {
  app.get(
    '/api/desk/me',
    { config: { caller: 'newOperator' }, schema: { hide: true, response: { 200: deskMeSchema } } },
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
