import { randomBytes } from 'node:crypto';
import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { users } from '#server/database/tables/accounts.ts';
import { organisationInvitations, organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { type ConfirmationStep, linkInvalid, takeConfirmationSteps } from '#server/features/members/accounts/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { keyedHash } from '#server/platform/keyed-hash.ts';
import { maskEmail } from '#server/platform/mailer.ts';
import { INVITATION_DAYS, type OrganisationRole, rolesGivenBy } from '#shared/organisations/organisation-rules.ts';
import type { InvitationShown } from '#shared/organisations/organisations.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { type Asked, actInOrganisation } from './act-in-organisation.ts';
import { noteInLog } from './note-in-log.ts';
import { planOver, roleTooLow, seatsFull } from './refusals.ts';

const TOKEN_BYTES = 24;

type Inviting = Asked & { readonly email: string; readonly role: OrganisationRole };

/**
 * Stores an invitation, which replaces an earlier one to the same address, and returns the contents of its mail. Throws
 * 404, 403 ORGANISATION_ROLE, 409 ORGANISATION_OVER, SEATS_FULL, ALREADY_MEMBER.
 */
export function invite(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { email, role, ...asked }: Inviting,
): Promise<{ organisation: string; role: OrganisationRole; token: string }> {
  return actInOrganisation(deps, { ...asked, act: 'people', needsPlan: true }, async (tx, held) => {
    const { id, name, seats, role: own, at } = held;
    if (!rolesGivenBy(own).includes(role)) throw roleTooLow();
    await refuseMember(tx, id, email);
    const { organisationId, expiresAt } = organisationInvitations;
    const over = or(eq(organisationInvitations.email, email), lte(expiresAt, at));
    await tx.delete(organisationInvitations).where(and(eq(organisationId, id), over));
    const taken = (await countPeople(tx, id)) + (await tx.$count(organisationInvitations, eq(organisationId, id)));
    if (taken >= seats) throw seatsFull();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const [made] = await tx
      .insert(organisationInvitations)
      .values({
        organisationId: id,
        email,
        role,
        tokenHash: await hashOf(deps, token),
        expiresAt: new Date(at.getTime() + INVITATION_DAYS * DAY_MS),
      })
      .returning({ id: organisationInvitations.id });
    if (made)
      await noteInLog(tx, { organisationId: id, at, by: asked.userId, act: 'invite', to: made.id, after: { role } });
    return { organisation: name, role, token };
  });
}

/**
 * Revokes an invitation, so that its link stops working. Does nothing if it does not exist. Throws 404, 403
 * ORGANISATION_ROLE.
 */
export function revokeInvitation(
  deps: Pick<Deps, 'db' | 'clock'>,
  { invitationId, ...asked }: Asked & { readonly invitationId: string },
): Promise<void> {
  return actInOrganisation(deps, { ...asked, act: 'people' }, async (tx, { id, role: own, at }) => {
    const meant = and(eq(organisationInvitations.organisationId, id), eq(organisationInvitations.id, invitationId));
    const [invitation] = await tx.select().from(organisationInvitations).where(meant);
    if (!invitation) return;
    if (!rolesGivenBy(own).includes(invitation.role)) throw roleTooLow();
    await tx.delete(organisationInvitations).where(meant);
    const { role } = invitation;
    await noteInLog(tx, { organisationId: id, at, by: asked.userId, act: 'revoke', to: invitationId, after: { role } });
  });
}

/** Returns what the holder of the link sees. Throws 400 LINK_INVALID. */
export async function showInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<InvitationShown> {
  const [row] = await deps.db
    .select({ invitation: organisationInvitations, organisation: organisations.name })
    .from(organisationInvitations)
    .innerJoin(organisations, eq(organisations.id, organisationInvitations.organisationId))
    .where(await ofLink(deps, token));
  if (!row) throw linkInvalid();
  const { role, email, expiresAt } = row.invitation;
  return { organisation: row.organisation, role, email: maskEmail(email), expiresAt: expiresAt.toISOString() };
}

type Accepting = {
  readonly token: string;
  readonly userId: string;
  readonly steps: readonly ConfirmationStep[];
};

/**
 * Accepts an invitation, once, for the account with its address, and returns the organisation's id. The link was mailed
 * to that address, so accepting also confirms the address. Throws 400 LINK_INVALID, 403 OTHER_ADDRESS, 409
 * ORGANISATION_OVER or SEATS_FULL.
 */
export async function acceptInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { token, userId, steps }: Accepting,
): Promise<string> {
  const meant = await ofLink(deps, token);
  const { id: organisationId, confirmed } = await deps.db.transaction(async (tx) => {
    // Locks the account, whose address may be changing, and reads its current address. The account before the
    // organisation, as everywhere.
    const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const [found] = await tx.select().from(organisationInvitations).where(meant);
    if (!found || !account) throw linkInvalid();
    const { organisationId: id } = found;
    const [organisation] = await tx.select().from(organisations).where(eq(organisations.id, id)).for('update');
    const [invitation] = await tx.select().from(organisationInvitations).where(meant);
    if (!organisation || !invitation) throw linkInvalid();
    refuseOther(account, invitation.email);
    const at = deps.clock.now();
    if (organisation.validUntil <= at) throw planOver();
    if ((await countPeople(tx, id)) >= organisation.seats) throw seatsFull();
    const { role } = invitation;
    await tx.delete(organisationInvitations).where(eq(organisationInvitations.id, invitation.id));
    const joined = await tx
      .insert(organisationMembers)
      .values({ organisationId: id, userId: userId, role, joinedAt: at })
      .onConflictDoNothing()
      .returning();
    if (joined.length > 0) await noteInLog(tx, { organisationId: id, at, by: userId, act: 'join', after: { role } });
    if (account.emailVerified) return { id };
    await tx.update(users).set({ emailVerified: true, updatedAt: at }).where(eq(users.id, userId));
    return { id, confirmed: account.email };
  });
  if (confirmed !== undefined) await takeConfirmationSteps(deps, confirmed, steps);
  return organisationId;
}

function refuseOther({ email }: Pick<typeof users.$inferSelect, 'email'>, invited: string): void {
  if (email !== invited)
    throw new ExpectedError(
      403,
      'OTHER_ADDRESS',
      `Bu davet ${maskEmail(invited)} adresine gönderildi. O adresle açılmış hesaba giriş yapın.`,
    );
}

async function refuseMember(tx: Transaction, id: string, email: string): Promise<void> {
  const rows = await tx
    .select({ id: users.id })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(and(eq(organisationMembers.organisationId, id), eq(users.email, email)));
  if (rows.length > 0) throw new ExpectedError(409, 'ALREADY_MEMBER', 'Bu kişi zaten kurumda.', 'email');
}

const countPeople = (tx: Transaction, id: string) =>
  tx.$count(organisationMembers, eq(organisationMembers.organisationId, id));

async function ofLink(deps: Pick<Deps, 'clock' | 'config'>, token: string) {
  const { tokenHash, expiresAt } = organisationInvitations;
  return and(eq(tokenHash, await hashOf(deps, token)), gt(expiresAt, deps.clock.now()));
}

const hashOf = (deps: Pick<Deps, 'config'>, token: string) => keyedHash(deps, `organisation invitation ${token}`);
