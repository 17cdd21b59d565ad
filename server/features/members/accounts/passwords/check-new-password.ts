import { and, eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { operators } from '#server/database/tables/desk.ts';
import { organisationMembers } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { PASSWORD_KNOWN, PASSWORD_LENGTH } from '#shared/account-rules.ts';
import { isAmongCommonest, isKnownPassword } from '#shared/passwords/known-passwords.ts';

type NewPassword = { readonly password: string; readonly field: string; readonly email: string };

const COMMON = 'Bu şifre en çok kullanılan yüz şifreden biri; ilk denenenler bunlardır. Lütfen başka bir şifre seçin.';
const HOLDS_EMAIL = 'Şifreniz e-posta adresinizi içeriyor. Lütfen başka bir şifre seçin.';
const TOO_WEAK = `Kurum sahiplerinin ve site görevlilerinin şifresi en az ${PASSWORD_LENGTH.trusted} karakter olmalı, sızdırılmış şifreler arasında bulunmamalıdır. Birkaç kelimeyi yan yana yazabilirsiniz.`;

/**
 * Throws 400 PASSWORD_COMMON for one of the hundred most common passwords, PASSWORD_HOLDS_EMAIL for one that contains
 * the address or equals its part before the @ (D48). Nothing about the password leaves the process.
 */
export async function checkNewPassword({ password, field, email }: NewPassword): Promise<void> {
  const typed = password.toLowerCase();
  if (typed.includes(email) || typed === email.split('@')[0])
    throw new ExpectedError(400, 'PASSWORD_HOLDS_EMAIL', HOLDS_EMAIL, field);
  if (await isAmongCommonest(password)) throw new ExpectedError(400, 'PASSWORD_COMMON', COMMON, field);
}

/** Returns the warning for a password that was accepted although it is known from breaches (D48). */
export async function warningOf(password: string): Promise<{ warning?: string }> {
  return (await isKnownPassword(password)) ? { warning: PASSWORD_KNOWN } : {};
}

/**
 * The same for a member who already has an account. Operators and owners of an organisation need a longer password that
 * is not known from breaches, otherwise it throws 400 PASSWORD_TOO_WEAK. A member who becomes one of these keeps the
 * password until its next change.
 */
export async function checkPasswordOf(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { password, field }: Omit<NewPassword, 'email'>,
): Promise<void> {
  const [member] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!member) return;
  await checkNewPassword({ password, field, email: member.email });
  if (!(await isTrusted(db, userId))) return;
  if (password.length < PASSWORD_LENGTH.trusted || (await isKnownPassword(password)))
    throw new ExpectedError(400, 'PASSWORD_TOO_WEAK', TOO_WEAK, field);
}

async function isTrusted(db: Deps['db'], userId: string): Promise<boolean> {
  const owning = and(eq(organisationMembers.userId, userId), eq(organisationMembers.role, 'owner'));
  if ((await db.$count(operators, eq(operators.userId, userId))) > 0) return true;
  return (await db.$count(organisationMembers, owning)) > 0;
}
