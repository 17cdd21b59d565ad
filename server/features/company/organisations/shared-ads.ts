import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { organisationNotes, organisationSavedAds } from '#server/database/tables/organisations.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toListingSummary } from '#server/features/market/listing/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { MAX_SHARED_ADS, MAX_SHARED_NOTES, mayIn } from '#shared/organisations/organisation-rules.ts';
import type { SharedAd, SharedNote } from '#shared/organisations/organisations.ts';
import { formatNumber } from '#shared/text/money.ts';
import { type Asked, actInOrganisation, requireRole } from './act-in-organisation.ts';
import { namesIn } from './names.ts';
import { noteInLog } from './note-in-log.ts';
import { roleTooLow } from './refusals.ts';

const STATEMENT = `select ${SUMMARY_COLUMNS}, s.shared_at, s.shared_by from organisation_saved_ads s
  join properties p on p.id = s.property_id
  where s.organisation_id = $1 and p.hidden_at is null order by s.shared_at desc, p.id desc`;

/** The listings of an organisation with their notes, the most recently shared first. Throws 404. */
export async function listSharedAds(deps: Pick<Deps, 'db' | 'clock'>, asked: Asked): Promise<SharedAd[]> {
  await requireRole(deps, asked, 'see');
  const { db, clock } = deps;
  const names = await namesIn(deps, asked.id);
  const { rows } = await db.$client.query<SummaryRow & { shared_at: Date; shared_by: string | null }>({
    name: 'list-shared-ads',
    text: STATEMENT,
    values: [asked.id],
  });
  const notes = await notesOf(deps, asked, names);
  const now = clock.now();
  return rows.map((row) => {
    const property = toListingSummary(row, now);
    return {
      propertyId: property.id,
      savedAt: row.shared_at.toISOString(),
      hasEnded: property.status !== 'open',
      property,
      sharedBy: names(row.shared_by),
      isOwn: row.shared_by === asked.userId,
      notes: notes.get(property.id) ?? [],
    };
  });
}

async function notesOf(
  { db }: Pick<Deps, 'db'>,
  { id, userId }: Asked,
  names: (userId: string | null) => string,
): Promise<Map<number, SharedNote[]>> {
  const rows = await db
    .select()
    .from(organisationNotes)
    .where(eq(organisationNotes.organisationId, id))
    .orderBy(organisationNotes.id);
  const notes = new Map<number, SharedNote[]>();
  for (const { id: noteId, propertyId, authorId, text, writtenAt } of rows) {
    const own = notes.get(propertyId) ?? [];
    own.push({
      id: noteId,
      text,
      author: names(authorId),
      isOwn: authorId === userId,
      writtenAt: writtenAt.toISOString(),
    });
    notes.set(propertyId, own);
  }
  return notes;
}

type OfAd = Asked & { readonly propertyId: number };

/**
 * Shares a listing; does nothing if it is already shared. Throws 404, 403 ORGANISATION_ROLE, 409 ORGANISATION_OVER or
 * TOO_MANY_SHARED_ADS.
 */
export function shareAd(deps: Pick<Deps, 'db' | 'clock'>, { propertyId, ...asked }: OfAd): Promise<void> {
  return actInOrganisation(deps, { ...asked, act: 'share', needsPlan: true }, async (tx, { id, at }) => {
    if (await findAd(tx, id, propertyId)) return;
    const [listing] = await tx
      .select({ id: properties.id })
      .from(properties)
      .where(and(eq(properties.id, propertyId), isNull(properties.hiddenAt)))
      .for('key share');
    if (!listing) throw new ExpectedError(404, 'NOT_FOUND', 'Böyle bir ilan yok.', 'propertyId');
    const shared = await tx.$count(organisationSavedAds, eq(organisationSavedAds.organisationId, id));
    if (shared >= MAX_SHARED_ADS)
      throw new ExpectedError(
        409,
        'TOO_MANY_SHARED_ADS',
        `Bir kurumda en çok ${formatNumber(MAX_SHARED_ADS)} ilan paylaşılır. Yenisi için önce bazılarını kaldırın.`,
      );
    const { userId } = asked;
    await tx.insert(organisationSavedAds).values({ organisationId: id, propertyId, sharedBy: userId, sharedAt: at });
    await noteInLog(tx, { organisationId: id, at, by: userId, act: 'share', to: propertyId });
  });
}

/**
 * Stops sharing a listing and deletes its notes; does nothing if it is not shared. Only members whose role may tidy can
 * remove what others shared or wrote notes on. Throws 404, 403 ORGANISATION_ROLE.
 */
export function unshareAd(deps: Pick<Deps, 'db' | 'clock'>, { propertyId, ...asked }: OfAd): Promise<void> {
  return actInOrganisation(deps, { ...asked, act: 'share' }, async (tx, { id, role, at }) => {
    const ad = await findAd(tx, id, propertyId);
    if (!ad) return;
    const { userId } = asked;
    const notes = await tx
      .select()
      .from(organisationNotes)
      .where(ofAd(organisationNotes, id, propertyId));
    const isOwn = ad.sharedBy === userId && notes.every(({ authorId }) => authorId === userId);
    if (!isOwn && !mayIn(role, 'tidy')) throw roleTooLow();
    await tx.delete(organisationSavedAds).where(ofAd(organisationSavedAds, id, propertyId));
    await noteInLog(tx, { organisationId: id, at, by: userId, act: 'unshare', to: propertyId });
  });
}

/** Adds a note to a shared listing. Throws 404, 403 ORGANISATION_ROLE, 409 ORGANISATION_OVER or TOO_MANY_NOTES. */
export function writeNote(
  deps: Pick<Deps, 'db' | 'clock'>,
  { propertyId, text, ...asked }: OfAd & { readonly text: string },
): Promise<void> {
  return actInOrganisation(deps, { ...asked, act: 'share', needsPlan: true }, async (tx, { id, at }) => {
    if (!(await findAd(tx, id, propertyId)))
      throw new ExpectedError(404, 'NOT_FOUND', 'Bu ilan kurumda paylaşılmıyor.', 'propertyId');
    if ((await tx.$count(organisationNotes, eq(organisationNotes.organisationId, id))) >= MAX_SHARED_NOTES)
      throw new ExpectedError(
        409,
        'TOO_MANY_NOTES',
        `Bir kurumda en çok ${formatNumber(MAX_SHARED_NOTES)} not saklanır. Yenisi için önce bazılarını silin.`,
      );
    const { userId } = asked;
    await tx
      .insert(organisationNotes)
      .values({ organisationId: id, propertyId, authorId: userId, text, writtenAt: at });
    await noteInLog(tx, { organisationId: id, at, by: userId, act: 'note', to: propertyId });
  });
}

/**
 * Deletes a note; another person's only if the role may tidy. Does nothing if it is gone. Throws 404, 403
 * ORGANISATION_ROLE.
 */
export function deleteNote(
  deps: Pick<Deps, 'db' | 'clock'>,
  { propertyId, noteId, ...asked }: OfAd & { readonly noteId: number },
): Promise<void> {
  return actInOrganisation(deps, { ...asked, act: 'share' }, async (tx, { id, role, at }) => {
    const meant = and(eq(organisationNotes.id, noteId), ofAd(organisationNotes, id, propertyId));
    const [note] = await tx.select().from(organisationNotes).where(meant);
    if (!note) return;
    const { userId } = asked;
    if (note.authorId !== userId && !mayIn(role, 'tidy')) throw roleTooLow();
    await tx.delete(organisationNotes).where(meant);
    await noteInLog(tx, { organisationId: id, at, by: userId, act: 'unnote', to: propertyId });
  });
}

async function findAd(tx: Transaction, id: string, propertyId: number) {
  const [ad] = await tx
    .select()
    .from(organisationSavedAds)
    .where(ofAd(organisationSavedAds, id, propertyId));
  return ad;
}

function ofAd(table: typeof organisationSavedAds | typeof organisationNotes, id: string, propertyId: number) {
  return and(eq(table.organisationId, id), eq(table.propertyId, propertyId));
}
