import type { Deps } from '#server/deps.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toListingSummary } from '#server/features/market/listing/index.ts';
import type { ExportPart } from '#server/features/members/accounts/index.ts';
import type { SavedAd } from '#shared/saved-ads.ts';

const STATEMENT = `select ${SUMMARY_COLUMNS}, s.saved_at from saved_ads s join properties p on p.id = s.property_id
  where s.user_id = $1 and p.hidden_at is null order by s.saved_at desc, p.id desc`;

/** Lists a member's saved listings, newest first. Listings with an ended auction remain, with `hasEnded` set. */
export async function listSavedAds({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<SavedAd[]> {
  const { rows } = await db.$client.query<SummaryRow & { saved_at: Date }>({
    name: 'list-saved-ads',
    text: STATEMENT,
    values: [userId],
  });
  const now = clock.now();
  return rows.map((row) => {
    const property = toListingSummary(row, now);
    const savedAt = row.saved_at.toISOString();
    return { propertyId: property.id, savedAt, hasEnded: property.status !== 'open', property };
  });
}

/** Returns a member's saved listings for the member's data export. */
export const exportSavedAds: ExportPart = async (deps, userId) => {
  const ads = await listSavedAds(deps, userId);
  const rows = ads.map(({ propertyId, savedAt, property }) => ({ propertyId, savedAt, title: property.title }));
  return { name: 'savedAds', rows };
};
