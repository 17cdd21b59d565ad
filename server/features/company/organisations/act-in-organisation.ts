import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { users } from '#server/database/tables/accounts.ts';
import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { mayIn, type OrganisationAct, type OrganisationRole } from '#shared/organisations/organisation-rules.ts';
import { planOver, roleTooLow, unknownOrganisation } from './refusals.ts';

/** The organisation, and the caller. */
export type Asked = { readonly id: string; readonly userId: string };

export type HeldOrganisation = typeof organisations.$inferSelect & {
  readonly role: OrganisationRole;
  readonly at: Date;
};

type Acting = Asked & {
  readonly act: OrganisationAct;
  /** True for acts that are refused once the plan has ended. */
  readonly needsPlan?: boolean;
};

/**
 * Runs an act in an organisation. Acts of one organisation run one at a time, so that seats and the last owner are
 * counted exactly. Throws 404 for people who do not belong to it, 403 ORGANISATION_ROLE, 409 ORGANISATION_OVER.
 */
export function actInOrganisation<Done>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, userId, act, needsPlan = false }: Acting,
  work: (tx: Transaction, organisation: HeldOrganisation) => Promise<Done>,
): Promise<Done> {
  return db.transaction(async (tx) => {
    // Locks the account before the organisation, as everywhere, so that a concurrent deletion of the account can't
    // deadlock.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
    const [organisation] = await tx.select().from(organisations).where(eq(organisations.id, id)).for('update');
    const role = organisation && (await roleOf(tx, { id, userId }));
    if (!organisation || !role) throw unknownOrganisation();
    if (!mayIn(role, act)) throw roleTooLow();
    const at = clock.now();
    if (needsPlan && organisation.validUntil <= at) throw planOver();
    return work(tx, { ...organisation, role, at });
  });
}

/** A person's role in an organisation; undefined for people who do not belong to it. */
export async function roleOf(
  db: Pick<Transaction, 'select'>,
  { id, userId }: Asked,
): Promise<OrganisationRole | undefined> {
  const own = and(eq(organisationMembers.organisationId, id), eq(organisationMembers.userId, userId));
  const [row] = await db.select({ role: organisationMembers.role }).from(organisationMembers).where(own);
  return row?.role;
}

/** The same check without a lock, for calls that only read. Throws 404, 403 ORGANISATION_ROLE. */
export async function requireRole(
  { db }: Pick<Deps, 'db'>,
  asked: Asked,
  act: OrganisationAct,
): Promise<OrganisationRole> {
  const role = await roleOf(db, asked);
  if (!role) throw unknownOrganisation();
  if (!mayIn(role, act)) throw roleTooLow();
  return role;
}

/**
 * The same check for features of the plan; returns the organisation's name. Throws 404, 403 ORGANISATION_ROLE, 409
 * ORGANISATION_OVER.
 */
export async function requireRunning(
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: Asked,
  act: OrganisationAct,
): Promise<string> {
  await requireRole(deps, asked, act);
  const [organisation] = await deps.db.select().from(organisations).where(eq(organisations.id, asked.id));
  if (!organisation) throw unknownOrganisation();
  if (organisation.validUntil <= deps.clock.now()) throw planOver();
  return organisation.name;
}
