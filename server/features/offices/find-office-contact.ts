import { eq } from 'drizzle-orm';
import { offices } from '#server/database/tables/offices.ts';
import type { Deps } from '#server/deps.ts';
import { officeKey } from '#server/turkish/office-key.ts';
import type { OfficeContact } from '#shared/properties.ts';

/**
 * Where the office of a listing is reached (D29): what the operator's directory says of it goes before what its notice says.
 * `null` when neither says anything.
 */
export async function findOfficeContact(
  { db }: Pick<Deps, 'db'>,
  listing: { readonly courtName: string | null; readonly officeContact: OfficeContact | null },
): Promise<OfficeContact | null> {
  const { courtName, officeContact: told } = listing;
  const key = courtName === null ? '' : officeKey(courtName);
  const [listed] = key === '' ? [] : await db.select().from(offices).where(eq(offices.key, key));
  if (!listed) return told;
  return {
    address: listed.address ?? told?.address ?? null,
    phone: listed.phone ?? told?.phone ?? null,
    email: listed.email ?? told?.email ?? null,
  };
}
