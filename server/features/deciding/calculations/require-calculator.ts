import type { FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import { type Entitlements, rightsOf } from '#server/features/members/subscriptions/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';

/** Returns the calling member, who must have the right to calculate costs. Throws an ExpectedError 401 or 403. */
export async function requireCalculator(
  deps: Deps,
  request: FastifyRequest,
): Promise<{ readonly userId: string; readonly rights: Entitlements }> {
  const { id: userId } = accountOf(request);
  const rights = await rightsOf(deps, request);
  if (!rights.mayCalculate)
    throw new ExpectedError(403, 'PREMIUM_CALCULATOR', 'Teklif hesabını saklamak premium üyelikle açılır.');
  return { userId, rights };
}
