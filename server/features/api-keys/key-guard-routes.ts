import type { FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { KeyScope } from '#shared/organisations/key-scopes.ts';
import { findKey, type KeyCaller } from './find-key.ts';

/** Who sends a request with a key that has a scope. Throws 401 KEY_INVALID, 403 KEY_ADDRESS, ORGANISATION_OVER, KEY_SCOPE. */
export function requireKey(
  deps: Pick<Deps, 'db' | 'clock'>,
  request: FastifyRequest,
  scope: KeyScope,
): Promise<KeyCaller> {
  const { authorization } = request.headers;
  return findKey(deps, { authorization, address: request.ip, scope });
}
