import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { OperatorRole } from '#shared/desk/operators.ts';
import { type Operator, requireAnyOperator, requireOperator } from './require-operator.ts';

const operators = new WeakMap<FastifyRequest, Operator>();

/**
 * Options of every call of the desk: it exists for operators with one of the roles alone (`yonetici` has all). This is
 * asked before a byte of the body is read, so that nothing of a refusal tells the call from one that does not exist.
 * The public reference of the API does not name it: give its schema `hide: true`.
 */
export function deskCall(deps: Deps, ...roles: readonly OperatorRole[]) {
  return asking((request) => requireOperator(deps, request.headers.authorization, ...roles));
}

/** The same for any operator, also before their second step of signing in is set up. */
export function deskEntryCall(deps: Deps) {
  return asking((request) => requireAnyOperator(deps, request.headers.authorization));
}

function asking(find: (request: FastifyRequest) => Promise<Operator>) {
  return {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      operators.set(request, await find(request));
      void reply.header('cache-control', 'no-store');
    },
  };
}

/** Who makes a call of the desk: an actor of the audit log. */
export function operatorOf(request: FastifyRequest): Operator {
  const operator = operators.get(request);
  if (!operator) throw new Error('The route lacks deskCall.');
  return operator;
}
