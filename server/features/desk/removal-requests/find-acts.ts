import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { auditLog } from '#server/database/tables/desk.ts';
import { REMOVAL_ACTS, type RemovalAct, type RemovalActName } from '#shared/desk/removal-decisions.ts';

type Request = { readonly listings: readonly number[]; readonly receivedAt: Date };

/**
 * Acts do not name the file or page, so showing any of a listing's files again undoes the hiding of all of them here.
 */
const UNDONE_BY: Readonly<Partial<Record<RemovalActName, string>>> = {
  'listing.hide': 'listing.unhide',
  'listing.hideFile': 'listing.showFile',
  'listing.hidePage': 'listing.showPages',
};
// safe: the keys of the record are its names
const NAMES = Object.keys(REMOVAL_ACTS) as RemovalActName[];

/** What the desk did to a request's listings since it arrived, without what was undone. */
export async function findActs(
  db: Pick<Transaction, 'select'>,
  { listings, receivedAt }: Request,
): Promise<RemovalAct[]> {
  const { act, subject, subjectId, at } = auditLog;
  const rows = await db
    .select({ listing: subjectId, act, at })
    .from(auditLog)
    .where(
      and(
        eq(subject, 'listing'),
        inArray(subjectId, listings.map(String)),
        inArray(act, [...NAMES, ...Object.values(UNDONE_BY)]),
        gte(at, receivedAt),
      ),
    )
    .orderBy(asc(at), asc(auditLog.id));
  return rows.flatMap((row, index) => {
    const name = NAMES.find((one) => one === row.act);
    if (!name) return [];
    const later = rows.slice(index + 1).filter(({ listing }) => listing === row.listing);
    if (later.some((one) => one.act === UNDONE_BY[name])) return [];
    return [{ listing: Number(row.listing), act: name, at: row.at.toISOString() }];
  });
}
