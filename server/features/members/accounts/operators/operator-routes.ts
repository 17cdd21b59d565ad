import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { doneSchema } from '#shared/accounts.ts';
import { deskMeSchema, deskOperatorsSchema, roleGivenSchema } from '#shared/desk/desk.ts';
import { ROLE_NAMES } from '#shared/desk/operators.ts';
import { requireRecentProof } from '../acts/prove.ts';
import { operatorSessionEnd } from '../sessions/session-end.ts';
import { operatorOf } from './admit-operators-routes.ts';
import { grantRole } from './grant-role.ts';
import { listOperators } from './list-operators.ts';

/** Routes about the operators: the caller, the others, and their roles. */
export function operatorRoutes(app: App, deps: Deps): void {
  roleRoutes(app, deps);
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

/** Administrators with a recent proof of identity give and take roles; nobody changes their own. */
function roleRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/desk/operators',
    { config: { caller: operatorWith('yonetici') }, schema: { hide: true, response: { 200: deskOperatorsSchema } } },
    async (request) => ({ operators: await listOperators(deps, operatorOf(request).account.id) }),
  );
  app.post(
    '/api/desk/operators',
    {
      config: { caller: operatorWith('yonetici') },
      schema: { hide: true, body: roleGivenSchema, response: { 200: doneSchema } },
    },
    async (request) => {
      const by = operatorOf(request);
      requireRecentProof(deps, by.account);
      const { email, role } = request.body;
      if (email === by.account.email)
        throw new ExpectedError(409, 'OWN_ROLE', 'Kendi görevinizi başka bir yönetici değiştirir.', 'email');
      await grantRole(deps, request.body, by);
      return { message: role ? `${ROLE_NAMES[role]} görevi verildi; yeniden girmesi gerekir.` : 'Görev alındı.' };
    },
  );
}
