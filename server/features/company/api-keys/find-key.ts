import { BlockList, isIP } from 'node:net';
import { eq } from 'drizzle-orm';
import { apiKeys } from '#server/database/tables/companies/api-keys.ts';
import { organisations } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { type Entitlements, rightsOfKey } from '#server/features/members/subscriptions/index.ts';
import { isKeyScope, type KeyScope } from '#shared/organisations/key-scopes.ts';
import { addressNotAllowed, organisationPlanOver, scopeMissing, unknownKey } from './key-refusals.ts';
import { hashOfKey, keyIn } from './key-text.ts';
import { noteUse } from './note-use.ts';

/** The caller with a key or a connected app, and what they may see. */
export type KeyCaller = {
  /** The id of the key, or of the app's connection; its own quotas are counted under it. */
  readonly keyId: string;
  readonly isApp?: true;
  readonly organisationId: string;
  readonly scopes: ReadonlySet<KeyScope>;
  readonly rights: Entitlements;
};

export type Presented = {
  readonly authorization: string | undefined;
  /** The caller's network address. */
  readonly address: string;
  readonly scope: KeyScope;
};

/**
 * Finds the caller of a key that has the required scope. Queries the database on every call, so that a revoked key
 * stops working at once in all processes. Throws 401 KEY_INVALID, 403 KEY_ADDRESS, ORGANISATION_OVER, KEY_SCOPE.
 */
export async function findKey(
  deps: Pick<Deps, 'db' | 'clock'>,
  { authorization, address, scope }: Presented,
): Promise<KeyCaller> {
  const key = keyIn(authorization);
  if (key === undefined) throw unknownKey();
  const now = deps.clock.now();
  const { id, organisationId, scopes, addresses, endsAt, revokedAt, lastUsedAt } = apiKeys;
  const [row] = await deps.db
    .select({
      keyId: id,
      organisationId,
      scopes,
      addresses,
      endsAt,
      revokedAt,
      lastUsedAt,
      planUntil: organisations.validUntil,
    })
    .from(apiKeys)
    .innerJoin(organisations, eq(organisations.id, organisationId))
    .where(eq(apiKeys.keyHash, hashOfKey(key)));
  if (!row || row.revokedAt !== null || (row.endsAt !== null && row.endsAt <= now)) throw unknownKey();
  if (!isAllowed(row.addresses, address)) throw addressNotAllowed();
  if (row.planUntil <= now) throw organisationPlanOver();
  const given = new Set(row.scopes.filter(isKeyScope));
  if (!given.has(scope)) throw scopeMissing(scope);
  await noteUse(deps, { table: apiKeys, id: row.keyId, lastUsedAt: row.lastUsedAt }, now);
  return {
    keyId: row.keyId,
    organisationId: row.organisationId,
    scopes: given,
    rights: rightsOfKey(given.has('locked')),
  };
}

/**
 * Whether an address is in one of the networks; an empty list allows any. An IPv4 address may be given as
 * `::ffff:1.2.3.4`.
 */
export function isAllowed(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true;
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  const version = isIP(bare);
  if (version === 0) return false;
  const allowed = new BlockList();
  for (const network of networks) {
    const [first = '', bits = ''] = network.split('/');
    allowed.addSubnet(first, Number(bits), isIP(first) === 6 ? 'ipv6' : 'ipv4');
  }
  return allowed.check(bare, version === 6 ? 'ipv6' : 'ipv4');
}
