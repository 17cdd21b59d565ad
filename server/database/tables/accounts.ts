import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/**
 * Members (spec §3). Rows that belong to a member reference this table with ON DELETE CASCADE.
 * @kept Etkin hesap bilgileri
 */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull().unique('users_email'),
    emailVerified: boolean().notNull().default(false),
    phoneNumber: text().notNull(),
    /** Whether the owner has proved with a code that the number is theirs (D7). */
    phoneNumberVerified: boolean().notNull().default(false),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    phone: text(),
    emailNotifications: boolean().notNull().default(true),
    phoneNotifications: boolean().notNull().default(false),
    /** Whether signing in with the password needs a second step. */
    twoFactorEnabled: boolean().notNull().default(false),
    /** As precise as in sessions. Accounts that nobody uses are deleted (spec §9). */
    lastUsedAt: instant().notNull().default(sql`now()`),
    /** Since when the account is scheduled for deletion because nobody uses it; null while it is in use. */
    passiveSince: instant(),
    /** When the owner was warned of this by mail; null while no mail could be sent. */
    passiveWarnedAt: instant(),
    /** Since when the desk keeps the account closed: nobody can sign in and nothing is sent to it. */
    closedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  // A confirmed number can sign in to one account only (D7).
  (table) => [uniqueIndex('users_confirmed_number').on(table.phoneNumber).where(sql`${table.phoneNumberVerified}`)],
);

const ownerId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Sessions of members (D24). The token is stored only as its SHA-256, the network address only as a keyed hash.
 * @kept Oturum kayıtları
 * /
 */
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
    /** When the owner last proved their identity with the password or a code; null if not since the session began. */
    provedAt: instant(),
  },
  (table) => [index('user_sessions_user').on(table.userId), index('user_sessions_expiry').on(table.expiresAt)],
);

/**
 * The credentials of members; the password is a salted scrypt hash (D24). Columns are better-auth's `account`.
 * @kept Etkin hesap bilgileri
 * /
 */
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
 * SESSION_SECRET. Columns are better-auth's `twoFactor`, plus one of ours.
 * @kept İki adımlı girişin gizli anahtarı ve kurtarma kodları (şifreli)
 * /
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
  /** The hash of the last accepted code of the app: a code works once, although it is valid for a minute and a half. */
  lastCodeHash: text(),
});

/**
 * Passkeys (WebAuthn): only what is needed to check their signatures. Columns are better-auth's `passkey`.
 * @kept Geçiş anahtarları (açık anahtar, sayaç, verdiğiniz ad)
 * /
 */
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

/**
 * Single-use links sent by mail; `identifier` is a hash, `value` the user's id. Columns are better-auth's
 * `verification`.
 * @kept E-postayla gönderilen bağlantıların özeti
 * /
 */
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

/**
 * How often something was tried recently, by a keyed hash of the person or address that tries; shared by all processes.
 * @kept Giriş denemelerinin ve giden kısa mesajların sayımı
 * /
 */
export const attemptLimits = pgTable(
  'attempt_limits',
  {
    key: text().primaryKey(),
    /** The weighted number of recent tries at `updatedAt`; it decays with time. */
    level: doublePrecision().notNull().default(0),
    /** Blocks in a row; each lasts twice as long as the previous one. */
    strikes: integer().notNull().default(0),
    blockedUntil: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('attempt_limits_age').on(table.updatedAt)],
);

/**
 * Codes sent by text message (D7), valid for ten minutes. `subjectHash` is a keyed hash of what a code is valid for:
 * its purpose, the number and, if there is one, the account. `ticketHash` is a hash of a secret that only the
 * requesting browser has.
 * @kept Kısa mesajla gönderilen kodun özeti
 * /
 */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    ticketHash: text().primaryKey(),
    subjectHash: text().notNull(),
    codeHash: text().notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: instant().notNull(),
  },
  (table) => [index('phone_codes_expiry').on(table.expiresAt)],
);

/**
 * The number of text messages per number or account and day (Istanbul time), by keyed hashes.
 * @kept Giriş denemelerinin ve giden kısa mesajların sayımı
 * /
 */
export const textMessageCounts = pgTable(
  'text_message_counts',
  {
    who: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    messages: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.who, table.day] }), index('text_message_counts_day').on(table.day)],
);

/**
 * Browsers in which a member has signed in, by a hash of their mark. A sign-in from another browser is reported by
 * mail.
 * @kept Giriş yapılan tarayıcıların işareti
 * /
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: ownerId(),
    markHash: text().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.markHash] }), index('known_devices_age').on(table.lastUsedAt)],
);

/**
 * A member's pending change of e-mail address; it takes effect once the links mailed to both addresses were opened.
 * @kept Onay bekleyen e-posta adresi
 * /
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: ownerId().primaryKey(),
    newEmail: text().notNull(),
    oldTokenHash: text().notNull().unique('email_changes_old_token'),
    newTokenHash: text().notNull().unique('email_changes_new_token'),
    oldConfirmedAt: instant(),
    newConfirmedAt: instant(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('email_changes_expiry').on(table.expiresAt)],
);

/**
 * Ids of deleted accounts, written by a trigger, so that restoring an older backup does not bring them back
 * (docs/operating.md).
 * @kept Silinen hesabın rastgele numarası
 * /
 */
export const forgottenAccounts = pgTable(
  'forgotten_accounts',
  {
    id: uuid().primaryKey(),
    forgottenAt: instant().notNull(),
  },
  (table) => [index('forgotten_accounts_time').on(table.forgottenAt)],
);
