import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Members (spec §3). Whatever belongs to one references this table with ON DELETE CASCADE. */
export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  /** In lower case. */
  email: text().notNull().unique('users_email'),
  emailVerified: boolean().notNull().default(false),
  phoneNumber: text().notNull(),
  /** Whether its owner has proved with a code that the number is theirs (D7). */
  phoneNumberVerified: boolean().notNull().default(false),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  phone: text(),
  emailNotifications: boolean().notNull().default(true),
  phoneNotifications: boolean().notNull().default(false),
  /** Whether signing in with the password takes a second step. */
  twoFactorEnabled: boolean().notNull().default(false),
  /** Noted as exactly as in sessions. Accounts that nobody uses are deleted (spec §9). */
  lastUsedAt: instant().notNull().default(sql`now()`),
  /** Since when the account is about to be deleted because nobody uses it; null while it is in use. */
  passiveSince: instant(),
  /** When its owner was told so by mail; null while no mail could be sent. */
  passiveWarnedAt: instant(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

const ownerId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Where someone is signed in (D24): of the token only its SHA-256, of the network address only a keyed hash. */
export const userSessions = pgTable(
  'user_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    tokenHash: text().notNull().unique('user_sessions_token'),
    addressHash: text(),
    userAgent: text(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('user_sessions_user').on(table.userId), index('user_sessions_expiry').on(table.expiresAt)],
);

/** How someone proves who they are; the password as a salted scrypt hash (D24). Columns are better-auth's `account`. */
export const userCredentials = pgTable(
  'user_credentials',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    providerId: text().notNull(),
    accountId: text().notNull(),
    password: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('user_credentials_user').on(table.userId)],
);

/**
 * The second step of signing in: the secret of the authenticator app and the recovery codes, both encrypted with
 * SESSION_SECRET. Columns are better-auth's `twoFactor`, and one of ours.
 */
export const userTwoFactors = pgTable('user_two_factors', {
  id: uuid().primaryKey().defaultRandom(),
  userId: ownerId().unique('user_two_factors_user'),
  secret: text().notNull(),
  backupCodes: text().notNull(),
  /** False until a first code has shown that the app has the secret. */
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer().notNull().default(0),
  lockedUntil: instant(),
  /** The last code of the app that was accepted, hashed: it counts once, although it is valid for a minute and a half. */
  lastCodeHash: text(),
});

/** Passkeys (WebAuthn): of each only what checks its signatures. Columns are better-auth's `passkey`. */
export const userPasskeys = pgTable(
  'user_passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    name: text(),
    publicKey: text().notNull(),
    credentialID: text().notNull().unique('user_passkeys_credential'),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index('user_passkeys_user').on(table.userId)],
);

/** Links that were mailed and can be used once; `identifier` is a hash, `value` the user's id. Columns are better-auth's `verification`. */
export const userVerifications = pgTable(
  'user_verifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('user_verifications_identifier').on(table.identifier),
    index('user_verifications_value').on(table.value),
  ],
);

/** How often something was tried lately, by a keyed hash of who tries; shared by all processes. */
export const attemptLimits = pgTable(
  'attempt_limits',
  {
    key: text().primaryKey(),
    /** Recent tries as they counted at `updatedAt`; they count less as time passes. */
    level: doublePrecision().notNull().default(0),
    /** Blocks in a row; each lasts twice as long as the one before. */
    strikes: integer().notNull().default(0),
    blockedUntil: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('attempt_limits_age').on(table.updatedAt)],
);
