import type { FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { OperatorRole } from '#shared/desk/operators.ts';
import { type Operator, requireAnyOperator, requireOperator } from './require-operator.ts';

const operators = new WeakMap<FastifyRequest, Operator>();

/**
 * Allows the call of an operator with one of the roles (`yonetici` has all). Throws 404 for everybody else, as if the
 * call did not exist.
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

/** Returns the operator who makes a call of the desk: an actor of the audit log. */
export function operatorOf(request: FastifyRequest): Operator {
  const operator = operators.get(request);
  if (!operator) throw new Error('The route does not say that it is for operators.');
  return operator;
}
