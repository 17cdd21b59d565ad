import { and, eq, isNull } from 'drizzle-orm';
import { isTokenTakenBack } from '#server/database/database-away.ts';
import { appConnections } from '#server/database/tables/companies/connected-apps.ts';
import type { Deps } from '#server/deps.ts';
import { actInOrganisation, noteInLog } from '#server/features/company/organisations/index.ts';
import { askOAuth, consentFor, hashToken } from '#server/features/members/accounts/index.ts';
import { MAX_OWN_APPS } from '#shared/organisations/app-rules.ts';
import { endByApp } from './end-connection.ts';
import { type AppRequest, readRequest } from './read-request.ts';
import { requestAnswered, requestInvalid, tooManyApps } from './refusals.ts';

/** The member who answers, and the session in which they answer. */
type Answering = { readonly request: string; readonly userId: string; readonly authorization: string | undefined };

/**
 * Connects an app in the organisation that the member chose. Returns the redirect address with the code. Throws 400
 * APP_REQUEST_INVALID, 404, 409 ORGANISATION_OVER, TOO_MANY_APPS, APP_REQUEST_ANSWERED.
 */
export async function allowApp(
  deps: Deps,
  { request, organisationId, ...who }: Answering & { readonly organisationId: string },
): Promise<string> {
  const asked = await readRequest(deps, request);
  const connectionId = await connect(deps, asked, { id: organisationId, userId: who.userId });
  try {
    const address = await consentFor(connectionId, () => tellConsent(deps, asked, who, true));
    if (!new URL(address).searchParams.has('code')) throw requestInvalid();
    return address;
  } catch (error) {
    await endByApp(deps, connectionId);
    throw isTokenTakenBack(error) ? requestInvalid() : error;
  }
}

/** Declines the request. Returns the redirect address with the refusal. Throws 400 APP_REQUEST_INVALID. */
export async function denyApp(deps: Deps, { request, ...who }: Answering): Promise<string> {
  return tellConsent(deps, await readRequest(deps, request), who, false);
}

/** Stores the connection first, because the library's rows refer to it; it ends again if no code is issued. */
function connect(
  deps: Deps,
  { query, clientId, appName, redirectHost, scopes }: AppRequest,
  asked: { readonly id: string; readonly userId: string },
): Promise<string> {
  const act = { ...asked, act: 'connect', needsPlan: true } as const;
  return actInOrganisation(deps, act, async (tx, { id: organisationId, at }) => {
    const { userId } = asked;
    const living = and(
      eq(appConnections.organisationId, organisationId),
      eq(appConnections.userId, userId),
      isNull(appConnections.endedAt),
    );
    if ((await tx.$count(appConnections, living)) >= MAX_OWN_APPS) throw tooManyApps();
    const row = { organisationId, userId, clientId, appName, redirectHost, scopes: [...scopes], connectedAt: at };
    const [made] = await tx
      .insert(appConnections)
      .values({ ...row, requestHash: hashToken(query) })
      .onConflictDoNothing()
      .returning({ id: appConnections.id });
    if (!made) throw requestAnswered();
    await noteInLog(tx, { organisationId, at, by: userId, act: 'connectApp', to: made.id });
    return made.id;
  });
}

async function tellConsent(
  deps: Deps,
  { query }: AppRequest,
  { authorization }: Pick<Answering, 'authorization'>,
  accept: boolean,
): Promise<string> {
  const text = JSON.stringify({ accept, oauth_query: query });
  const answer = await askOAuth(deps, { call: 'consent', body: { text, type: 'application/json' }, authorization });
  const told: unknown = answer.ok ? await answer.json() : undefined;
  if (typeof told === 'object' && told !== null && 'url' in told && typeof told.url === 'string') return told.url;
  throw requestInvalid();
}
