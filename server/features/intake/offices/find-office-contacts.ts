import { inArray } from 'drizzle-orm';
import { offices } from '#server/database/tables/offices.ts';
import type { Deps } from '#server/deps.ts';
import { officeKey } from '#server/turkish/office-key.ts';
import type { OfficeContact } from '#shared/listings.ts';

type Selling = { readonly courtName: string | null; readonly officeContact: OfficeContact | null };

/**
 * Returns the contacts of the listings' offices, in order (D29): the operator's directory has priority over the notice.
 * `null` if neither has any.
 */
export async function findOfficeContacts(
  { db }: Pick<Deps, 'db'>,
  listings: readonly Selling[],
): Promise<(OfficeContact | null)[]> {
  const keys = listings.map(({ courtName }) => (courtName === null ? '' : officeKey(courtName)));
  const wanted = [...new Set(keys)].filter((key) => key !== '');
  const rows = wanted.length === 0 ? [] : await db.select().from(offices).where(inArray(offices.key, wanted));
  const listedByKey = new Map(rows.map((office) => [office.key, office]));
  return listings.map(({ officeContact: told }, at) => {
    const listed = listedByKey.get(keys[at] ?? '');
    if (!listed) return told;
    return {
      address: listed.address ?? told?.address ?? null,
      phone: listed.phone ?? told?.phone ?? null,
      email: listed.email ?? told?.email ?? null,
    };
  });
}
