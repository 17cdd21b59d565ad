import { createHmac, randomBytes } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { readSessionSecret } from '#server/platform/session-secret.ts';

const SALT_BYTES = 24;

/** A random value that makes each secret of an endpoint different from its previous ones. */
export function newSalt(): string {
  return randomBytes(SALT_BYTES).toString('base64url');
}

/**
 * The secret (`whsec_` and 256 bits in base64) that signs messages to an endpoint. It is not stored: it is derived with
 * the secret of the installation, so the database alone does not reveal it.
 */
export async function webhookSecret(deps: Pick<Deps, 'config'>, endpointId: string, salt: string): Promise<string> {
  const key = await readSessionSecret(deps.config);
  return `whsec_${createHmac('sha256', key).update(`webhook ${endpointId} ${salt}`).digest('base64')}`;
}
