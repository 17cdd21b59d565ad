import { boolean, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { userSessions, users } from '../accounts.ts';
import { instant } from '../instant.ts';
import { organisationMembers } from '../organisations.ts';

/**
 * Apps that registered themselves (RFC 7591), all of them public clients: nothing here is secret or verified. Columns
 * are better-auth's `oauthClient`, as far as we need them.
 * @kept Kendini tanıtan ama kimsenin bağlamadığı uygulamanın adı ve adresi
 * /
 */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: text().notNull().unique('oauth_clients_client'),
    /** The name that the app gave itself. */
    name: text().notNull(),
    redirectUris: text().array().notNull(),
    scopes: text().array(),
    grantTypes: text().array(),
    responseTypes: text().array(),
    tokenEndpointAuthMethod: text(),
    applicationType: text(),
    /** Always written by the library, whatever is registered: null, none and false. */
    clientDiscoveryId: text(),
    clientCredentialsScopes: text().array(),
    disabled: boolean(),
    dpopBoundAccessTokens: boolean(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('oauth_clients_age').on(table.createdAt)],
);

/**
 * The permission that a member gave an app in an organisation. It is deleted with the membership, and its tokens with
 * it.
 * @kept Bağlı uygulama kaydı ve erişim anahtarlarının özeti
 * /
 */
export const appConnections = pgTable(
  'app_connections',
  {
    id: uuid().primaryKey().defaultRandom(),
    organisationId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: text()
      .notNull()
      .references(() => oauthClients.clientId, { onDelete: 'cascade' }),
    /** The name that the app gave itself, and the host it redirects to, when the member allowed it. */
    appName: text().notNull(),
    redirectHost: text().notNull(),
    /** Names of `APP_SCOPES`. */
    scopes: text().array().notNull(),
    /** Hash of the app's signed request: each request can be allowed once. */
    requestHash: text().notNull(),
    connectedAt: instant().notNull(),
    /** Precise to a minute. */
    lastUsedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    foreignKey({
      name: 'app_connections_membership',
      columns: [table.organisationId, table.userId],
      foreignColumns: [organisationMembers.organisationId, organisationMembers.userId],
    }).onDelete('cascade'),
    unique('app_connections_request').on(table.requestHash),
    index('app_connections_organisation').on(table.organisationId, table.userId, table.connectedAt),
    index('app_connections_user').on(table.userId),
    index('app_connections_client').on(table.clientId),
    index('app_connections_end').on(table.endedAt),
  ],
);

const clientId = () =>
  text()
    .notNull()
    .references(() => oauthClients.clientId, { onDelete: 'cascade' });
const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
/** The session in which the member allowed the app; the connection outlives it. */
const sessionId = () => uuid().references(() => userSessions.id, { onDelete: 'set null' });
/** The id of the connection. */
const referenceId = () =>
  uuid()
    .notNull()
    .references(() => appConnections.id, { onDelete: 'cascade' });

/**
 * The allowed scopes, in the form that the library requires. Columns are better-auth's `oauthConsent`.
 * @kept Bağlı uygulama kaydı ve erişim anahtarlarının özeti
 * /
 */
export const oauthConsents = pgTable(
  'oauth_consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: clientId(),
    userId: userId(),
    referenceId: referenceId(),
    scopes: text().array().notNull(),
    resources: text().array(),
    requestedUserInfoClaims: text().array(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('oauth_consents_connection').on(table.referenceId),
    index('oauth_consents_user').on(table.userId),
    index('oauth_consents_client').on(table.clientId),
  ],
);

/**
 * Refresh tokens of apps. Each works once; reusing one ends the connection. `token` is a SHA-256. Columns are
 * better-auth's `oauthRefreshToken`.
 * @kept Bağlı uygulama kaydı ve erişim anahtarlarının özeti
 * /
 */
export const oauthRefreshTokens = pgTable(
  'oauth_refresh_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    token: text().notNull().unique('oauth_refresh_tokens_token'),
    clientId: clientId(),
    userId: userId(),
    sessionId: sessionId(),
    referenceId: referenceId(),
    authorizationCodeId: text(),
    scopes: text().array().notNull(),
    resources: text().array(),
    authTime: instant(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revoked: instant(),
    rotatedAt: instant(),
  },
  (table) => [
    index('oauth_refresh_tokens_connection').on(table.referenceId),
    index('oauth_refresh_tokens_user').on(table.userId),
    index('oauth_refresh_tokens_session').on(table.sessionId),
    index('oauth_refresh_tokens_client').on(table.clientId, table.userId),
    index('oauth_refresh_tokens_code').on(table.authorizationCodeId),
    index('oauth_refresh_tokens_expiry').on(table.expiresAt),
  ],
);

/**
 * Access tokens for `/mcp`. `token` is a SHA-256. Columns are better-auth's `oauthAccessToken`.
 * @kept Bağlı uygulama kaydı ve erişim anahtarlarının özeti
 * /
 */
export const oauthAccessTokens = pgTable(
  'oauth_access_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    token: text().notNull().unique('oauth_access_tokens_token'),
    clientId: clientId(),
    userId: userId(),
    sessionId: sessionId(),
    referenceId: referenceId(),
    authorizationCodeId: text(),
    refreshId: uuid().references(() => oauthRefreshTokens.id, { onDelete: 'cascade' }),
    scopes: text().array().notNull(),
    resources: text().array(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revoked: instant(),
  },
  (table) => [
    index('oauth_access_tokens_connection').on(table.referenceId),
    index('oauth_access_tokens_user').on(table.userId),
    index('oauth_access_tokens_session').on(table.sessionId),
    index('oauth_access_tokens_client').on(table.clientId),
    index('oauth_access_tokens_refresh').on(table.refreshId),
    index('oauth_access_tokens_code').on(table.authorizationCodeId),
    index('oauth_access_tokens_expiry').on(table.expiresAt),
  ],
);
