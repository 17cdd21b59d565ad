import { and, asc, eq, gt } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { users } from '#server/database/tables/accounts.ts';
import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { unknownMember } from '#server/features/members/accounts/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { DeskOrganisations, Founding, OrganisationChange } from '#shared/desk/desk-organisations.ts';
import { DAY_MS, istanbulMidnight } from '#shared/text/dates.ts';
import { noteInLog } from './note-in-log.ts';
import { unknownOrganisation } from './refusals.ts';

const MAX_PLAN_MS = 5 * 366 * DAY_MS;

/**
 * Founds an organisation for a member whose offer was confirmed; the member is its owner. Returns its id. Throws 400
 * for a day in the past, 404 for an unknown member, 409 IS_CLOSED, EMAIL_UNCONFIRMED or NAME_TAKEN.
 */
export async function foundOrganisation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { email, name, seats, lastDay, why }: Founding,
  by: Actor,
): Promise<string> {
  const at = clock.now();
  const validUntil = endOf(lastDay, at);
  return db.transaction(async (tx) => {
    const [owner] = await tx.select().from(users).where(eq(users.email, email)).for('no key update');
    if (!owner) throw unknownMember();
    if (owner.closedAt) throw new ExpectedError(409, 'IS_CLOSED', 'Bu hesap kapalı.', 'email');
    if (!owner.emailVerified)
      throw new ExpectedError(409, 'EMAIL_UNCONFIRMED', 'Bu üye e-posta adresini henüz onaylamadı.', 'email');
    // Submitting the same form twice founds only one organisation.
    if (await ownsOneNamed(tx, { ownerId: owner.id, name }))
      throw new ExpectedError(409, 'NAME_TAKEN', 'Bu üyenin bu adla bir kurumu var.', 'name');
    const id = await insertOrganisation(tx, { ownerId: owner.id, name, seats, validUntil, at });
    const after = { seats, validUntil: validUntil.toISOString() };
    await noteInAudit(tx, { at, by, act: 'organisation.found', to: ['organisation', id], after, why });
    return id;
  });
}

/** Whether somebody belongs to an organisation of that name. */
export async function ownsOneNamed(
  tx: Transaction,
  { ownerId, name }: { readonly ownerId: string; readonly name: string },
): Promise<boolean> {
  const own = await tx
    .select({ id: organisations.id })
    .from(organisations)
    .innerJoin(organisationMembers, eq(organisationMembers.organisationId, organisations.id))
    .where(and(eq(organisationMembers.userId, ownerId), eq(organisations.name, name)));
  return own.length > 0;
}

type NewOrganisation = {
  readonly ownerId: string;
  readonly name: string;
  readonly seats: number;
  readonly validUntil: Date;
  readonly at: Date;
};

/** Stores an organisation with its owner, and logs the founding. Returns its id. */
export async function insertOrganisation(
  tx: Transaction,
  { ownerId, name, seats, validUntil, at }: NewOrganisation,
): Promise<string> {
  const [made] = await tx
    .insert(organisations)
    .values({ name, seats, validUntil, foundedAt: at })
    .returning({ id: organisations.id });
  if (!made) throw new Error('An organisation was not stored.');
  const { id } = made;
  await tx.insert(organisationMembers).values({ organisationId: id, userId: ownerId, role: 'owner', joinedAt: at });
  const after = { seats, validUntil: validUntil.toISOString() };
  await noteInLog(tx, { organisationId: id, at, by: null, act: 'found', after });
  return id;
}

/** Changes an organisation's seats or the end of its plan. Throws 400, 404, 409 SEATS_TAKEN. */
export async function changeOrganisation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, seats, lastDay, why }: OrganisationChange & { readonly id: string },
  by: Actor,
): Promise<void> {
  const at = clock.now();
  const validUntil = endOf(lastDay, at);
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(organisations).where(eq(organisations.id, id)).for('update');
    if (!before) throw unknownOrganisation();
    const people = await tx.$count(organisationMembers, eq(organisationMembers.organisationId, id));
    if (people > seats)
      throw new ExpectedError(409, 'SEATS_TAKEN', `Kurumda ${people} kişi var; önce kurum kişi çıkarmalı.`, 'seats');
    await tx.update(organisations).set({ seats, validUntil }).where(eq(organisations.id, id));
    const after = { seats, validUntil: validUntil.toISOString() };
    await noteInLog(tx, { organisationId: id, at, by: null, act: 'change', after });
    await noteInAudit(tx, {
      at,
      by,
      act: 'organisation.change',
      to: ['organisation', id],
      before: { seats: before.seats, validUntil: before.validUntil.toISOString() },
      after,
      why,
    });
  });
}

/** Every organisation, by name, with only the number of its people. */
export async function listForDesk({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<DeskOrganisations> {
  const people = db.$count(organisationMembers, eq(organisationMembers.organisationId, organisations.id));
  const isRunning = gt(organisations.validUntil, clock.now()).mapWith(Boolean);
  const rows = await db
    .select({ organisation: organisations, people, isRunning })
    .from(organisations)
    .orderBy(asc(organisations.name), asc(organisations.id));
  return {
    organisations: rows.map(({ organisation: { foundedAt, validUntil, ...organisation }, ...counted }) => ({
      ...organisation,
      ...counted,
      foundedAt: foundedAt.toISOString(),
      validUntil: validUntil.toISOString(),
    })),
  };
}

/** Midnight after a day in Istanbul, which must not be in the past. */
function endOf(lastDay: string, now: Date): Date {
  const end = new Date(istanbulMidnight(lastDay).getTime() + DAY_MS);
  if (end.getTime() - now.getTime() > MAX_PLAN_MS)
    throw new ExpectedError(400, 'DAY_TOO_FAR', 'Plan en çok beş yıl sonra bitebilir.', 'lastDay');
  if (end > now) return end;
  throw new ExpectedError(400, 'DAY_OVER', 'Planın son günü geçmiş.', 'lastDay');
}
