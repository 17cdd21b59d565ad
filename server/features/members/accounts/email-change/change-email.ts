import { randomBytes } from 'node:crypto';
import { and, eq, gt, or } from 'drizzle-orm';
import { isEmailTaken } from '#server/database/database-away.ts';
import type { Transaction } from '#server/database/open-database.ts';
import { emailChanges, users, userVerifications } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { keyedHash } from '#server/platform/keyed-hash.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { emailChangeMail } from '../account-mails.ts';
import { type AccountWatcher, tellWatchers } from '../account-watcher.ts';
import type { Caller } from '../caller.ts';
import { takeAttempt } from '../entry/attempt-limits.ts';
import { linkAttempt, mailboxAttempt, mailRequestAttempts } from '../entry/attempts.ts';
import type { BackgroundWork } from '../entry/background-work.ts';
import { confirmPassword } from '../entry/confirm-password.ts';
import { mailUnavailable } from '../entry/mail-unavailable.ts';
import { linkInvalid } from '../entry/reset-password.ts';
import type { Account } from '../find-account.ts';

const LINK_VALID_MS = DAY_MS;
const TOKEN_BYTES = 24;

type Asked = { readonly email: string; readonly password: string };

/**
 * Mails a link to the new address, and one to the current address if that is confirmed; a request replaces an earlier
 * one. The response does not reveal whether the new address has an account: in that case nothing is mailed to it.
 * Throws 400 WRONG_PASSWORD or SAME_EMAIL, 409 MAIL_UNAVAILABLE, 429.
 */
export async function requestEmailChange(
  deps: Deps,
  account: Account,
  { asked, caller, work }: { readonly asked: Asked; readonly caller: Caller; readonly work: BackgroundWork },
): Promise<void> {
  const { email: newEmail, password } = asked;
  if (!deps.mailer.isConfigured) throw mailUnavailable();
  await confirmPassword(deps, account, { field: 'password', password });
  if (newEmail === account.email)
    throw new ExpectedError(400, 'SAME_EMAIL', 'Bu zaten hesabınızın e-posta adresi.', 'email');
  await takeAttempt(deps, [
    ...mailRequestAttempts('email change', newEmail, caller),
    mailboxAttempt('email change', newEmail),
  ]);
  const now = deps.clock.now();
  const tokens = { old: newToken(), new: newToken() };
  const change = {
    newEmail,
    oldTokenHash: await hashOf(deps, tokens.old),
    newTokenHash: await hashOf(deps, tokens.new),
    // An address that was never confirmed may be somebody else's: it need not confirm and gets no mail.
    oldConfirmedAt: account.emailVerified ? null : now,
    newConfirmedAt: null,
    expiresAt: new Date(now.getTime() + LINK_VALID_MS),
  };
  await deps.db
    .insert(emailChanges)
    .values({ userId: account.id, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change });
  work.start('e-mail change mails', async () => {
    const { config, mailer } = deps;
    if (account.emailVerified) await mailer.send(emailChangeMail(config, account.email, tokens.old, 'old'));
    if ((await deps.db.$count(users, eq(users.email, newEmail))) > 0) return;
    await mailer.send(emailChangeMail(config, newEmail, tokens.new, 'new'));
  });
}

/**
 * Confirms one of the two addresses; once both are confirmed, the account has the new one. Throws 400 LINK_INVALID, 409
 * EMAIL_TAKEN when another account was opened with the address in the meantime.
 */
export async function confirmEmailChange(
  deps: Deps,
  token: string,
  { caller, watchers }: { readonly caller: Caller; readonly watchers: readonly AccountWatcher[] },
): Promise<'changed' | 'other address missing'> {
  await takeAttempt(deps, [linkAttempt(caller)]);
  const now = deps.clock.now();
  const hash = await hashOf(deps, token);
  const ofLink = and(
    or(eq(emailChanges.oldTokenHash, hash), eq(emailChanges.newTokenHash, hash)),
    gt(emailChanges.expiresAt, now),
  );
  try {
    return await deps.db.transaction(async (tx) => {
      // The account is locked first, as everywhere, so that its concurrent deletion does not cause a deadlock.
      const [found] = await tx.select({ userId: emailChanges.userId }).from(emailChanges).where(ofLink);
      if (!found) throw linkInvalid();
      await tx.select({ id: users.id }).from(users).where(eq(users.id, found.userId)).for('update');
      const [change] = await tx.select().from(emailChanges).where(ofLink).for('update');
      if (!change) throw linkInvalid();
      const side = change.newTokenHash === hash ? 'newConfirmedAt' : 'oldConfirmedAt';
      await tx
        .update(emailChanges)
        .set({ [side]: now })
        .where(eq(emailChanges.userId, change.userId));
      const confirmed = { ...change, [side]: now };
      if (!confirmed.newConfirmedAt || !confirmed.oldConfirmedAt) return 'other address missing';
      await tellWatchers(deps, tx, await moveAccount(tx, change, now), { watchers, event: 'changed' });
      return 'changed';
    });
  } catch (error) {
    // Also for the second of two concurrent changes to the same address.
    if (isEmailTaken(error))
      throw new ExpectedError(409, 'EMAIL_TAKEN', 'Bu e-posta adresiyle artık başka bir hesap var.');
    throw error;
  }
}

async function moveAccount(tx: Transaction, { userId, newEmail }: typeof emailChanges.$inferSelect, now: Date) {
  const change = { email: newEmail, emailVerified: true, updatedAt: now };
  const [row] = await tx.update(users).set(change).where(eq(users.id, userId)).returning();
  if (!row) throw linkInvalid();
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  // Links that were mailed to the old address no longer work.
  await tx.delete(userVerifications).where(eq(userVerifications.value, userId));
  return row;
}

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

const hashOf = (deps: Pick<Deps, 'config'>, token: string) => keyedHash(deps, `e-mail change ${token}`);
