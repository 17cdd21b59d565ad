import type { GenericEndpointContext } from '@better-auth/core';
import { type PasskeyOptions, passkey } from '@better-auth/passkey';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/open-database.ts';
import {
  userCredentials,
  userPasskeys,
  userSessions,
  users,
  userTwoFactors,
  userVerifications,
} from '#server/database/tables/accounts.ts';
import {
  oauthAccessTokens,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
} from '#server/database/tables/companies/connected-apps.ts';
import type { Deps } from '#server/deps.ts';
import { readSessionSecret } from '#server/platform/session-secret.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { PASSWORD_LENGTH } from '#shared/account-rules.ts';
import { CONSENT_PATH, MCP_PATH } from '#shared/organisations/app-rules.ts';
import { passwordMail } from './account-mails.ts';
import { CALLER_HEADERS } from './caller.ts';
import { knowingResource } from './oauth/knowing-resource.ts';
import { oauthProvider } from './oauth/oauth-provider.ts';
import { bearerSessions } from './sessions/bearer-sessions.ts';
import { hashingSessionTokens } from './sessions/hash-session-tokens.ts';
import { sessionEnd } from './sessions/session-end.ts';
import { endOldestSessions } from './sessions/sessions.ts';
import { ACCOUNT_CLOSED } from './upkeep/close-account.ts';
import { noteAccountUse } from './upkeep/note-account-use.ts';

/**
 * Called before every new session: password, code, passkey. Uses the library's transaction if there is one: with many
 * concurrent registrations, a second connection for each could cause a deadlock.
 */
async function refuseClosed({ db }: Pick<Deps, 'db'>, userId: string, context: GenericEndpointContext | null) {
  const [user] = context
    ? [await context.context.internalAdapter.findUserById(userId)]
    : await db.select({ closedAt: users.closedAt }).from(users).where(eq(users.id, userId));
  if (user && 'closedAt' in user && user.closedAt)
    // The library passes its own error class on unchanged through all plugins; `refuseIfClosed` translates it.
    throw new APIError('FORBIDDEN', { code: ACCOUNT_CLOSED });
}

/** A passkey replaces both steps of signing in, so the device must have verified its user (PIN, finger or face). */
const PASSKEY_RULES = {
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  registration: { afterVerification: ({ verification }) => requireHolder(verification.registrationInfo) },
  authentication: { afterVerification: ({ verification }) => requireHolder(verification.authenticationInfo) },
} as const satisfies PasskeyOptions;

function requireHolder(checked: { readonly userVerified: boolean } | undefined): void {
  if (!checked?.userVerified)
    throw new APIError('UNAUTHORIZED', { code: 'HOLDER_NOT_CHECKED', message: 'No PIN, finger or face.' });
}

const RESET_LINK_S = 60 * 60;

export type Auth = Awaited<ReturnType<typeof makeAuth>>;

const opened = new WeakMap<Database, Promise<Auth>>();

/**
 * better-auth on our database and tables: users, passwords (scrypt, N 16384, r 16: 32 MiB per hash), sessions, mailed
 * links, tokens of connected apps. We do not serve its HTTP routes; use cases call its functions. better-auth uses the
 * system clock, but our code writes and checks the end of a session, which decides access, with the clock of `deps`.
 */
export function openAuth(deps: Deps): Promise<Auth> {
  const known = opened.get(deps.db);
  if (known) return known;
  const auth = makeAuth(deps);
  opened.set(deps.db, auth);
  auth.catch(() => opened.delete(deps.db));
  return auth;
}

async function makeAuth(deps: Deps) {
  const tables = {
    user: users,
    session: userSessions,
    account: userCredentials,
    verification: userVerifications,
    twoFactor: userTwoFactors,
    passkey: userPasskeys,
    oauthClient: oauthClients,
    oauthConsent: oauthConsents,
    oauthRefreshToken: oauthRefreshTokens,
    oauthAccessToken: oauthAccessTokens,
  };
  const { origin, hostname } = siteLink(deps.config, '/');
  const adapter = drizzleAdapter(deps.db, { provider: 'pg', transaction: true, schema: tables });
  return betterAuth({
    appName: 'Peyda',
    secret: await readSessionSecret(deps.config),
    baseURL: origin,
    // For connected apps: the issuer is the site, its calls are under `/oauth2`.
    basePath: '/',
    onAPIError: { errorURL: siteLink(deps.config, CONSENT_PATH).href, throw: true },
    database: knowingResource(siteLink(deps.config, MCP_PATH).href, hashingSessionTokens(adapter)),
    // We store the addresses of callers only as keyed hashes (caller.ts).
    advanced: { database: { generateId: 'uuid' }, ipAddress: { disableIpTracking: true } },
    user: {
      fields: { name: 'firstName' },
      additionalFields: {
        phoneNumber: { type: 'string', required: true },
        closedAt: { type: 'date', required: false, input: false, returned: false },
      },
    },
    session: {
      fields: { token: 'tokenHash', updatedAt: 'lastUsedAt', ipAddress: 'addressHash' },
      // We require the password instead of a fresh session, wherever either is needed.
      freshAge: 0,
    },
    plugins: [
      bearerSessions(),
      twoFactor(),
      passkey({ rpID: hostname, rpName: 'Peyda', origin, ...PASSKEY_RULES }),
      oauthProvider(deps),
    ],
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_LINK_S,
      sendResetPassword: ({ user, token }) => deps.mailer.send(passwordMail(deps.config, user.email, token)),
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            await refuseClosed(deps, session.userId, context);
            const now = deps.clock.now();
            const ipAddress = context?.headers?.get(CALLER_HEADERS.address) ?? (session.ipAddress || null);
            const times = { createdAt: now, updatedAt: now, expiresAt: sessionEnd(now, now) };
            return { data: { ...session, ...times, ipAddress } };
          },
          after: async ({ userId }) => {
            await noteAccountUse(deps, userId);
            await endOldestSessions(deps, userId);
          },
        },
      },
    },
    telemetry: { enabled: false },
    // We use our own limits (attempt-limits), which all processes share.
    rateLimit: { enabled: false },
    // Its log messages contain personal data. Our log contains each failure as the error of the call.
    logger: { disabled: true },
  });
}
