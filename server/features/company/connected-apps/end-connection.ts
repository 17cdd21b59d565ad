import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import {
  appConnections,
  oauthAccessTokens,
  oauthConsents,
  oauthRefreshTokens,
} from '#server/database/tables/companies/connected-apps.ts';
import type { Deps } from '#server/deps.ts';
import { type Asked, actInOrganisation, noteInLog } from '#server/features/company/organisations/index.ts';
import { mayIn } from '#shared/organisations/organisation-rules.ts';
import { connectionNotFound } from './refusals.ts';

/**
 * Ends a connection in all processes at once: the member's own, or any if the member manages connections. Throws 404.
 */
export function endConnection(
  deps: Pick<Deps, 'db' | 'clock'>,
  { connectionId, ...asked }: Asked & { readonly connectionId: string },
): Promise<void> {
  return actInOrganisation(deps, { ...asked, act: 'connect' }, async (tx, { id: organisationId, role, at }) => {
    const own = and(eq(appConnections.id, connectionId), eq(appConnections.organisationId, organisationId));
    const [connection] = await tx.select().from(appConnections).where(own);
    if (!connection || (connection.userId !== asked.userId && !mayIn(role, 'apps'))) throw connectionNotFound();
    await end(tx, connectionId, { at, by: asked.userId });
  });
}

/** Ends a connection because the app itself ended it, or because its tokens were evidently stolen. */
export function endByApp({ db, clock }: Pick<Deps, 'db' | 'clock'>, connectionId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const [connection] = await tx.select().from(appConnections).where(eq(appConnections.id, connectionId));
    if (connection) await end(tx, connectionId, { at: clock.now(), by: connection.userId });
  });
}

/** Ends a connection; does nothing if it has already ended. */
async function end(tx: Transaction, id: string, { at, by }: { readonly at: Date; readonly by: string }): Promise<void> {
  const [ended] = await tx
    .update(appConnections)
    .set({ endedAt: at })
    .where(and(eq(appConnections.id, id), isNull(appConnections.endedAt)))
    .returning({ organisationId: appConnections.organisationId });
  await tx.delete(oauthAccessTokens).where(eq(oauthAccessTokens.referenceId, id));
  await tx.delete(oauthRefreshTokens).where(eq(oauthRefreshTokens.referenceId, id));
  await tx.delete(oauthConsents).where(eq(oauthConsents.referenceId, id));
  if (ended) await noteInLog(tx, { organisationId: ended.organisationId, at, by, act: 'disconnectApp', to: id });
}
