import { and, eq, sql } from 'drizzle-orm';
import { dailyViews } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import type { Entitlements } from './entitlements.ts';

type Counting = Pick<Deps, 'db' | 'clock'>;

/**
 * Counts a document that a viewer opens individually (D28). The same document is not counted twice on one day of
 * Istanbul. `address` is the one in the listing. Throws 403 MEMBERS_ONLY for visitors and 403 DOCUMENT_LIMIT.
 */
export async function countDocument(
  deps: Counting,
  { documentsPerDay }: Entitlements,
  viewer: string,
  address: string,
): Promise<void> {
  if (documentsPerDay === null) return;
  if (documentsPerDay === 0)
    throw new ExpectedError(403, 'MEMBERS_ONLY', 'Belge açmak için üye olmalısınız. Üyelik ücretsizdir.');
  const day = istanbulDate(deps.clock.now());
  const isNew = sql`not ${dailyViews.documents} @> array[${address}]::text[]`;
  const hasRoom = sql`cardinality(${dailyViews.documents}) < ${documentsPerDay}`;
  // One statement on one row, so that two concurrent requests for documents cannot both use the last right.
  const counted = await deps.db
    .insert(dailyViews)
    .values({ viewer, day, propertyIds: [], documents: [address] })
    .onConflictDoUpdate({
      target: [dailyViews.viewer, dailyViews.day],
      set: { documents: sql`${dailyViews.documents} || ${address}::text` },
      setWhere: and(isNew, hasRoom),
    })
    .returning({ documents: dailyViews.documents });
  if (counted.length > 0 || (await openedToday(deps, viewer)).includes(address)) return;
  throw new ExpectedError(
    403,
    'DOCUMENT_LIMIT',
    `Ücretsiz üyelikle günde ${documentsPerDay} belge açabilirsiniz; bugünkü hakkınız doldu.`,
  );
}

/** Returns how many more documents the viewer may open today; null means no limit. */
export async function documentsLeft(
  deps: Counting,
  { documentsPerDay }: Entitlements,
  viewer: string,
): Promise<number | null> {
  if (documentsPerDay === null || documentsPerDay === 0) return documentsPerDay;
  return Math.max(documentsPerDay - (await openedToday(deps, viewer)).length, 0);
}

async function openedToday({ db, clock }: Counting, viewer: string): Promise<string[]> {
  const [row] = await db
    .select({ documents: dailyViews.documents })
    .from(dailyViews)
    .where(and(eq(dailyViews.viewer, viewer), eq(dailyViews.day, istanbulDate(clock.now()))));
  return row?.documents ?? [];
}
