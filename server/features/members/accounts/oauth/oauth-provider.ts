import { AsyncLocalStorage } from 'node:async_hooks';
import { oauthProvider as makeProvider } from '@better-auth/oauth-provider';
import { APIError } from 'better-auth/api';
import { and, eq, isNull } from 'drizzle-orm';
import { appConnections } from '#server/database/tables/companies/connected-apps.ts';
import type { Deps } from '#server/deps.ts';
import { APP_REQUEST_MINUTES, APP_SCOPES, APP_TOKEN_HOURS, CONSENT_PATH } from '#shared/organisations/app-rules.ts';
import { RETENTION } from '#shared/retention.ts';
import { hashToken } from '../sessions/hash-session-tokens.ts';

const asked = new AsyncLocalStorage<string>();

/** Runs the call that records a member's consent in the library; the consent is stored for this connection. */
export function consentFor<Done>(connectionId: string, work: () => Promise<Done>): Promise<Done> {
  return asked.run(connectionId, work);
}

/**
 * Returns the connection that a consent is being given for. The library's callback only gets the user and the scopes.
 */
export function connectionOfConsent(): string {
  const connectionId = asked.getStore();
  if (connectionId === undefined) throw new Error('A consent was given outside of consentFor.');
  return connectionId;
}

const HOUR_S = 60 * 60;
/** Prefixes by which people and secret scanners recognise our tokens; a session's token can never have one of them. */
export const TOKEN_MARKS = { access: 'pya_', refresh: 'pyr_' } as const;
/** The scope for refresh tokens only; every connection has it. */
export const REFRESH_SCOPE = 'offline_access';

/**
 * OAuth 2.1 for apps that members connect (still without cookies, D24). Tokens are opaque and looked up at each call,
 * so that ending a connection takes effect everywhere at once. They belong to a connection, which the library calls
 * their reference.
 */
export function oauthProvider({ db }: Pick<Deps, 'db'>) {
  return makeProvider({
    loginPage: CONSENT_PATH,
    consentPage: CONSENT_PATH,
    scopes: [...APP_SCOPES, REFRESH_SCOPE],
    grantTypes: ['authorization_code', 'refresh_token'],
    // No signed tokens: they could not be revoked before they expire.
    disableJwtPlugin: true,
    // Unknown apps may register themselves; our route has already limited them.
    allowDynamicClientRegistration: true,
    allowUnauthenticatedClientRegistration: true,
    // Our consent page shows the app before anybody has signed in.
    allowPublicClientPrelogin: true,
    // There is one resource (`knowing-resource.ts`), and every app may request it.
    enforcePerClientResources: false,
    codeExpiresIn: APP_REQUEST_MINUTES * 60,
    accessTokenExpiresIn: APP_TOKEN_HOURS * HOUR_S,
    refreshTokenExpiresIn: RETENTION.appConnectionDays * 24 * HOUR_S,
    prefix: { opaqueAccessToken: TOKEN_MARKS.access, refreshToken: TOKEN_MARKS.refresh },
    storeTokens: { hash: hashToken },
    postLogin: {
      page: CONSENT_PATH,
      shouldRedirect: () => false,
      // Each connection has its own consent, so that an earlier one is never reused for it.
      consentReferenceId: () => connectionOfConsent(),
    },
    customTokenResponseFields: async ({ verificationValue }) => {
      if (verificationValue) await refuseIfEnded({ db }, verificationValue.referenceId);
      return {};
    },
  });
}

/** Throws if the connection has ended between the member's consent and the app's first token. */
async function refuseIfEnded({ db }: Pick<Deps, 'db'>, id: string | undefined): Promise<void> {
  const living = and(eq(appConnections.id, id ?? ''), isNull(appConnections.endedAt));
  if (id !== undefined && (await db.$count(appConnections, living)) > 0) return;
  throw new APIError('BAD_REQUEST', { error: 'invalid_grant', error_description: 'the connection has ended' });
}
