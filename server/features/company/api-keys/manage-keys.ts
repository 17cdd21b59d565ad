import { and, desc, eq, gt, inArray, isNull, not, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { apiKeys } from '#server/database/tables/companies/api-keys.ts';
import type { Deps } from '#server/deps.ts';
import {
  type Asked,
  actInOrganisation,
  namesIn,
  noteInLog,
  requireRole,
} from '#server/features/company/organisations/index.ts';
import type { ExportPart } from '#server/features/members/accounts/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { ApiKey, ApiKeyRequest } from '#shared/organisations/api-keys.ts';
import { isKeyScope, MAX_ENDED_KEYS, MAX_LIVING_KEYS } from '#shared/organisations/key-scopes.ts';
import { DAY_MS, istanbulMidnight } from '#shared/text/dates.ts';
import { keyNotFound, tooManyKeys } from './key-refusals.ts';
import { newKey } from './key-text.ts';

const MAX_LIFE_MS = 5 * 366 * DAY_MS;

/**
 * Creates a key and returns its full text, which is stored nowhere. Throws 400 for a day in the past, 404, 403
 * ORGANISATION_ROLE, 409 ORGANISATION_OVER, TOO_MANY_KEYS.
 */
export function makeKey(
  deps: Pick<Deps, 'db' | 'clock'>,
  { name, scopes, addresses, lastDay, ...asked }: Asked & ApiKeyRequest,
): Promise<{ id: string; key: string }> {
  return actInOrganisation(deps, { ...asked, act: 'keys', needsPlan: true }, async (tx, { id: organisationId, at }) => {
    const endsAt = lastDay === null ? null : endOf(lastDay, at);
    if ((await tx.$count(apiKeys, livingIn(organisationId, at))) >= MAX_LIVING_KEYS) throw tooManyKeys();
    await forgetEndedKeys(tx, organisationId, at);
    const { key, prefix, keyHash } = newKey();
    const [made] = await tx
      .insert(apiKeys)
      .values({
        organisationId,
        name,
        prefix,
        keyHash,
        scopes,
        addresses: [...new Set(addresses)],
        endsAt,
        madeBy: asked.userId,
        madeAt: at,
      })
      .returning({ id: apiKeys.id });
    if (!made) throw new Error('A key was not stored.');
    await noteInLog(tx, { organisationId, at, by: asked.userId, act: 'makeKey', to: made.id });
    return { id: made.id, key };
  });
}

/** The keys of an organisation, the newest first. Throws 404, 403 ORGANISATION_ROLE. */
export async function listKeys(deps: Pick<Deps, 'db' | 'clock'>, asked: Asked): Promise<ApiKey[]> {
  await requireRole(deps, asked, 'keys');
  const rows = await deps.db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.organisationId, asked.id))
    .orderBy(desc(apiKeys.madeAt), desc(apiKeys.id))
    .limit(MAX_LIVING_KEYS + MAX_ENDED_KEYS);
  const names = await namesIn(deps, asked.id);
  const now = deps.clock.now();
  return rows.map(({ id, name, prefix, scopes, addresses, endsAt, madeBy, madeAt, lastUsedAt, revokedAt }) => ({
    id,
    name,
    prefix,
    scopes: scopes.filter(isKeyScope),
    addresses,
    endsAt: endsAt?.toISOString() ?? null,
    madeBy: names(madeBy),
    madeAt: madeAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    isLiving: revokedAt === null && (endsAt === null || endsAt > now),
  }));
}

/**
 * Revokes a key, in all processes at once. Does nothing if it is already revoked. Throws 404, 403 ORGANISATION_ROLE.
 */
export function revokeKey(
  deps: Pick<Deps, 'db' | 'clock'>,
  { keyId, ...asked }: Asked & { readonly keyId: string },
): Promise<void> {
  return actInOrganisation(deps, { ...asked, act: 'keys' }, async (tx, { id: organisationId, at }) => {
    const own = and(eq(apiKeys.id, keyId), eq(apiKeys.organisationId, organisationId));
    const [key] = await tx.select({ revokedAt: apiKeys.revokedAt }).from(apiKeys).where(own);
    if (!key) throw keyNotFound();
    if (key.revokedAt !== null) return;
    await tx.update(apiKeys).set({ revokedAt: at }).where(own);
    await noteInLog(tx, { organisationId, at, by: asked.userId, act: 'revokeKey', to: keyId });
  });
}

function livingIn(organisationId: string, at: Date): SQL | undefined {
  const { endsAt, revokedAt } = apiKeys;
  return and(eq(apiKeys.organisationId, organisationId), isNull(revokedAt), or(isNull(endsAt), gt(endsAt, at)));
}

/** Keeps only the latest of the keys that no longer work, so that creating and revoking keys can't fill the table. */
async function forgetEndedKeys(tx: Transaction, organisationId: string, at: Date): Promise<void> {
  const { id, endsAt, revokedAt, madeAt } = apiKeys;
  const ended = and(
    eq(apiKeys.organisationId, organisationId),
    // Not `not (…)`: that is null when one of the times is null.
    or(not(isNull(revokedAt)), and(not(isNull(endsAt)), not(gt(endsAt, at)))),
  );
  const old = tx
    .select({ id })
    .from(apiKeys)
    .where(ended)
    .orderBy(desc(madeAt), desc(id))
    .offset(MAX_ENDED_KEYS - 1);
  await tx.delete(apiKeys).where(inArray(id, old));
}

/** The midnight after a day in Istanbul. Throws 400 for a day in the past or too far in the future. */
function endOf(lastDay: string, at: Date): Date {
  const end = new Date(istanbulMidnight(lastDay).getTime() + DAY_MS);
  if (end <= at) throw new ExpectedError(400, 'INVALID_PARAMETER', 'Son gün geçmiş bir gün olamaz.', 'lastDay');
  if (end.getTime() - at.getTime() > MAX_LIFE_MS)
    throw new ExpectedError(400, 'INVALID_PARAMETER', 'Son gün en çok beş yıl sonra olabilir.', 'lastDay');
  return end;
}

/** For the member's data export: the keys that they created, as the organisation sees them. */
export const exportMadeKeys: ExportPart = async ({ db }, userId) => {
  const { organisationId, name, prefix, scopes, madeAt } = apiKeys;
  const rows = await db
    .select({ organisationId, name, prefix, scopes, madeAt })
    .from(apiKeys)
    .where(eq(apiKeys.madeBy, userId));
  return { name: 'apiKeys', rows };
};
