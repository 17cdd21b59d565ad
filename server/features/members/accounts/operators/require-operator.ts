import type { Deps } from '#server/deps.ts';
import type { Actor } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { isAllowed, OPERATOR_ROLES, type OperatorRole } from '#shared/desk/operators.ts';
import { type Account, findAccount } from '../find-account.ts';

/** A signed-in operator; also an `Actor` of the audit log. */
export type Operator = Actor & {
  readonly id: string;
  readonly role: OperatorRole;
  readonly account: Account;
};

function unknownAddress(): ExpectedError {
  return new ExpectedError(404, 'NOT_FOUND', 'Böyle bir adres yok.');
}

/**
 * Returns the operator who sends a request and has one of the roles (`yonetici` has all; no role means any). Throws 404
 * for everybody else, as if the address did not exist; also for an operator without a second step of signing in or with
 * an expired session.
 */
export async function requireOperator(
  deps: Deps,
  authorization: string | undefined,
  ...roles: readonly OperatorRole[]
): Promise<Operator> {
  const operator = await requireAnyOperator(deps, authorization);
  const { twoFactorEnabled } = operator.account;
  const isMeant = isAllowed(operator.role, roles.length > 0 ? roles : OPERATOR_ROLES);
  if (!twoFactorEnabled || !isMeant) throw unknownAddress();
  return operator;
}

/** The same with any role, and also before the second step is set up. */
export async function requireAnyOperator(deps: Deps, authorization: string | undefined): Promise<Operator> {
  const account = await findAccount(deps, authorization);
  if (!account?.operatorRole) throw unknownAddress();
  return { id: account.id, name: account.email, role: account.operatorRole, account };
}
