import { and, eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { organisationMembers } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { actMail } from '../account-mails.ts';
import { hasAttemptLeft } from '../entry/attempt-limits.ts';
import { mailboxAttempt } from '../entry/attempts.ts';
import type { Account } from '../find-account.ts';

/** A completed act, and the people who are informed of it. */
export type Telling = { readonly call: string; readonly told: string; readonly mailboxes: readonly string[] };

/** Returns the confirmed addresses of the member, and of the owners of an organisation. */
export async function mailboxesOf(
  { db }: Pick<Deps, 'db'>,
  account: Account,
  organisationId: string | undefined,
): Promise<string[]> {
  const own = account.emailVerified ? [account.email] : [];
  if (organisationId === undefined) return own;
  const ofOrganisation = eq(organisationMembers.organisationId, organisationId);
  const owners = await db
    .select({ email: users.email })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(and(ofOrganisation, eq(organisationMembers.role, 'owner'), eq(users.emailVerified, true)));
  return [...new Set([...own, ...owners.map(({ email }) => email)])];
}

/** Mails an act to everybody who must be informed of it. */
export async function tellOfAct(deps: Deps, { call, told, mailboxes }: Telling): Promise<void> {
  const at = deps.clock.now();
  // Each kind of act has its own limit, so that a flood of one kind doesn't suppress mails of another.
  for (const email of mailboxes)
    if (await hasAttemptLeft(deps, mailboxAttempt(`act ${call}`, email)))
      await deps.mailer.send(actMail(deps.config, email, { told, at }));
}
