import type { FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { OperatorRole } from '#shared/desk/operators.ts';
import { type Operator, requireAnyOperator, requireOperator } from './require-operator.ts';

const operators = new WeakMap<FastifyRequest, Operator>();

/**
 * Lets an operator with one of the roles call (`yonetici` has all). For everybody else the call does not exist: throws
 * 404.
 */
export async function admitOperator(
  deps: Deps,
  request: FastifyRequest,
  roles: readonly OperatorRole[],
): Promise<void> {
  operators.set(request, await requireOperator(deps, request.headers.authorization, ...roles));
}

/** The same for any operator, also before their second step of signing in is set up. */
export async function admitNewOperator(deps: Deps, request: FastifyRequest): Promise<void> {
  operators.set(request, await requireAnyOperator(deps, request.headers.authorization));
}

/** Who makes a call of the desk: an actor of the audit log. */
export function operatorOf(request: FastifyRequest): Operator {
  const operator = operators.get(request);
  if (!operator) throw new Error('The route does not say that it is for operators.');
  return operator;
}
