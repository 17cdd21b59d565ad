import { and, arrayContains, eq, gt, isNull } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { appConnections, oauthAccessTokens } from '#server/database/tables/companies/connected-apps.ts';
import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { type KeyCaller, noteUse, type Presented } from '#server/features/company/api-keys/index.ts';
import { hashToken, TOKEN_MARKS } from '#server/features/members/accounts/index.ts';
import { rightsOfKey } from '#server/features/members/subscriptions/index.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { isAppScope, MCP_PATH } from '#shared/organisations/app-rules.ts';
import type { KeyScope } from '#shared/organisations/key-scopes.ts';
import { RETENTION } from '#shared/retention.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { planOfAppOver, scopeNotAllowed, tokenInvalid } from './refusals.ts';

const TOKEN_FORM = new RegExp(`^Bearer ${TOKEN_MARKS.access}([A-Za-z]{32})$`, 'i');

/** Whether the header contains a token of a connected app, valid or not. */
export function isAppToken(authorization: string | undefined): boolean {
  return TOKEN_FORM.test(authorization ?? '');
}

/**
 * Finds the connected app that calls. Queries everything from the database each time: an ended connection, a member who
 * has left, a closed account and an expired plan take effect at once in all processes. Throws 401 TOKEN_INVALID, 403
 * ORGANISATION_OVER, KEY_SCOPE.
 */
export async function findConnection(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { authorization, scope }: Presented,
): Promise<KeyCaller> {
  const token = TOKEN_FORM.exec(authorization ?? '')?.[1];
  if (token === undefined) throw tokenInvalid();
  const now = deps.clock.now();
  const row = await findLiving(deps, hashToken(token), now);
  if (!row) throw tokenInvalid();
  if (row.planUntil <= now) throw planOfAppOver();
  const given = new Set<KeyScope>(row.scopes.filter(isAppScope));
  if (!given.has(scope)) throw scopeNotAllowed(scope);
  await noteUse(deps, { table: appConnections, id: row.id, lastUsedAt: row.lastUsedAt }, now);
  const { id: keyId, organisationId } = row;
  return { keyId, organisationId, scopes: given, rights: rightsOfKey(given.has('locked')), isApp: true };
}

async function findLiving({ db, config }: Pick<Deps, 'db' | 'config'>, tokenHash: string, now: Date) {
  const { id, organisationId, userId, lastUsedAt, connectedAt, endedAt } = appConnections;
  const { token, scopes, resources, expiresAt, revoked, referenceId } = oauthAccessTokens;
  const [row] = await db
    .select({ id, organisationId, lastUsedAt, scopes, planUntil: organisations.validUntil })
    .from(oauthAccessTokens)
    .innerJoin(appConnections, eq(id, referenceId))
    .innerJoin(
      organisationMembers,
      and(eq(organisationMembers.organisationId, organisationId), eq(organisationMembers.userId, userId)),
    )
    .innerJoin(organisations, eq(organisations.id, organisationId))
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(token, tokenHash),
        gt(expiresAt, now),
        isNull(revoked),
        isNull(endedAt),
        gt(connectedAt, new Date(now.getTime() - RETENTION.appConnectionMaxDays * DAY_MS)),
        isNull(users.closedAt),
        arrayContains(resources, [siteLink(config, MCP_PATH).href]),
      ),
    );
  return row;
}
