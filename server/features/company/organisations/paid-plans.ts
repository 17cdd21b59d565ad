import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { CORPORATE_SEATS } from '#shared/plans.ts';
import { type Asked, roleOf } from './act-in-organisation.ts';
import { insertOrganisation, ownsOneNamed } from './found-organisation.ts';
import { noteInLog } from './note-in-log.ts';
import { unknownOrganisation } from './refusals.ts';

type OrganisationRow = typeof organisations.$inferSelect;
type Founder = { readonly ownerId: string; readonly name: string };

/** Throws 409 NAME_TAKEN if the member already belongs to an organisation with that name. */
export async function requireFreeName(tx: Transaction, { ownerId, name }: Founder): Promise<void> {
  if (!(await ownsOneNamed(tx, { ownerId, name }))) return;
  const message = 'Bu adla bir kurumunuz var. Süresini kurum sayfasından uzatın ya da başka bir ad yazın.';
  throw new ExpectedError(409, 'NAME_TAKEN', message, 'organisationName');
}

/** An organisation that the member owns. Throws 404 for any other. */
export async function ownedOrganisation(tx: Transaction, asked: Asked): Promise<OrganisationRow> {
  const [organisation] = await tx.select().from(organisations).where(eq(organisations.id, asked.id));
  if (!organisation || (await roleOf(tx, asked)) !== 'owner') throw unknownOrganisation();
  return organisation;
}

/** Whether an organisation has people other than the given one. */
export async function hasOthers(tx: Pick<Transaction, '$count'>, { id, userId }: Asked): Promise<boolean> {
  const people = await tx.$count(organisationMembers, eq(organisationMembers.organisationId, id));
  const isMember = and(eq(organisationMembers.organisationId, id), eq(organisationMembers.userId, userId));
  return people > (await tx.$count(organisationMembers, isMember));
}

/** Founds the organisation of a plan that was paid on the site; the payer becomes its owner. Returns its id. */
export function foundPaid(
  tx: Transaction,
  { validUntil, at, ...founder }: Founder & { readonly validUntil: Date; readonly at: Date },
): Promise<string> {
  return insertOrganisation(tx, { ...founder, seats: CORPORATE_SEATS, validUntil, at });
}

type Time = { readonly id: string; readonly validFrom: Date; readonly validUntil: Date; readonly at: Date };

/**
 * Extends an organisation's plan by paid time that has begun or directly follows the current end. Returns false,
 * without a change, if there would be a gap.
 */
export async function lengthenPaid(tx: Transaction, { id, validFrom, validUntil, at }: Time): Promise<boolean> {
  const held = await hold(tx, id);
  if (!held || validFrom > new Date(Math.max(Number(at), Number(held.validUntil)))) return false;
  await setEnd(tx, { id, seats: held.seats, validUntil, at });
  return true;
}

/**
 * The end of an organisation's plan; undefined if it no longer exists. Locks the row, so that nobody else changes it
 * meanwhile.
 */
export async function endOfPlan(tx: Transaction, id: string): Promise<Date | undefined> {
  return (await hold(tx, id))?.validUntil;
}

/** Removes refunded time from the end of an organisation's plan. */
export async function shortenPaid(
  tx: Transaction,
  { id, byMs, at }: { readonly id: string; readonly byMs: number; readonly at: Date },
): Promise<void> {
  const held = await hold(tx, id);
  if (!held) return;
  const validUntil = new Date(held.validUntil.getTime() - byMs);
  await setEnd(tx, { id, seats: held.seats, validUntil, at });
}

async function hold(tx: Transaction, id: string): Promise<OrganisationRow | undefined> {
  const [organisation] = await tx.select().from(organisations).where(eq(organisations.id, id)).for('update');
  return organisation;
}

type End = { readonly id: string; readonly seats: number; readonly validUntil: Date; readonly at: Date };

async function setEnd(tx: Transaction, { id, seats, validUntil, at }: End): Promise<void> {
  await tx.update(organisations).set({ validUntil }).where(eq(organisations.id, id));
  const after = { seats, validUntil: validUntil.toISOString() };
  await noteInLog(tx, { organisationId: id, at, by: null, act: 'change', after });
}
