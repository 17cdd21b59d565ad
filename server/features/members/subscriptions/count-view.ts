import { and, eq, lt, sql } from 'drizzle-orm';
import { dailyDevices, dailyViews } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { RETENTION } from '#shared/retention.ts';
import { DAY_MS, istanbulDate } from '#shared/text/dates.ts';
import type { Entitlements } from './entitlements.ts';

type Viewing = { readonly rights: Entitlements; readonly viewer: string; readonly network?: string };

/** New browsers per network and day that get their own count in any case; the others share one count. */
const NEW_DEVICES_PER_ADDRESS_AND_DAY = 15;
/**
 * For each browser that returned with its mark, the network gets this many more (offices, mobile carriers), up to a
 * limit.
 */
const MORE_FOR_ONE_THAT_RETURNS = 3;
const MOST_DEVICES_PER_ADDRESS_AND_DAY = 200;

/**
 * Counts a view of a listing (D21) and returns how many more listings the viewer may open today; null means no limit. A
 * listing that is opened again on the same day is not counted again. Throws 403 DAILY_LIMIT. Days use Istanbul time.
 */
export async function countView(
  deps: Pick<Deps, 'db' | 'clock'>,
  { rights: { viewsPerDay }, viewer, network }: Viewing,
  propertyId: number,
): Promise<number | null> {
  if (viewsPerDay === null) return null;
  const day = istanbulDate(deps.clock.now());
  const isNew = sql`not ${dailyViews.propertyIds} @> array[${propertyId}]::bigint[]`;
  const hasRoom = sql`cardinality(${dailyViews.propertyIds}) < ${viewsPerDay}`;
  // One statement on one row, so that two concurrent views cannot both use the last free one.
  const [counted] = await deps.db
    .insert(dailyViews)
    .values({ viewer, day, propertyIds: [propertyId], addressHash: network ?? null })
    .onConflictDoUpdate({
      target: [dailyViews.viewer, dailyViews.day],
      set: { propertyIds: sql`${dailyViews.propertyIds} || ${propertyId}::bigint` },
      setWhere: and(isNew, hasRoom),
    })
    .returning({ propertyIds: dailyViews.propertyIds });
  const opened = counted?.propertyIds ?? (await openedToday(deps, viewer, day));
  if (!opened.includes(propertyId))
    throw new ExpectedError(
      403,
      'DAILY_LIMIT',
      `Ücretsiz üyelikle günde ${viewsPerDay} farklı ilan açabilirsiniz; bugünkü hakkınız doldu.`,
    );
  return Math.max(viewsPerDay - opened.length, 0);
}

async function openedToday({ db }: Pick<Deps, 'db'>, viewer: string, day: string): Promise<number[]> {
  const [row] = await db
    .select({ propertyIds: dailyViews.propertyIds })
    .from(dailyViews)
    .where(and(eq(dailyViews.viewer, viewer), eq(dailyViews.day, day)));
  return row?.propertyIds ?? [];
}

/**
 * Returns whether one more browser without a device cookie gets its own count in this network today. A browser that
 * drops the cookie never returns with it, so a network of such browsers soon has one count for all.
 */
export async function admitDevice(deps: Pick<Deps, 'db' | 'clock' | 'config'>, addressHash: string): Promise<boolean> {
  const day = istanbulDate(deps.clock.now());
  // With RATE_LIMIT=off everybody may seem to come from one address, for example behind a proxy or in tests.
  const own = deps.config.RATE_LIMIT ? NEW_DEVICES_PER_ADDRESS_AND_DAY : MOST_DEVICES_PER_ADDRESS_AND_DAY;
  if (await addDevice(deps, { addressHash, day, most: own })) return true;
  // The shared count of other browsers does not count as a returning browser.
  const isBack = sql`${dailyViews.viewer} like 'device %' and cardinality(${dailyViews.propertyIds}) > 1`;
  const ofNetwork = and(eq(dailyViews.day, day), eq(dailyViews.addressHash, addressHash), isBack);
  const returned = await deps.db.$count(dailyViews, ofNetwork);
  const allowed = NEW_DEVICES_PER_ADDRESS_AND_DAY + returned * MORE_FOR_ONE_THAT_RETURNS;
  return addDevice(deps, { addressHash, day, most: Math.min(allowed, MOST_DEVICES_PER_ADDRESS_AND_DAY) });
}

type Asking = { readonly addressHash: string; readonly day: string; readonly most: number };

async function addDevice({ db }: Pick<Deps, 'db'>, { addressHash, day, most }: Asking): Promise<boolean> {
  const admitted = await db
    .insert(dailyDevices)
    .values({ addressHash, day, devices: 1 })
    .onConflictDoUpdate({
      target: [dailyDevices.addressHash, dailyDevices.day],
      set: { devices: sql`${dailyDevices.devices} + 1` },
      setWhere: lt(dailyDevices.devices, most),
    })
    .returning({ devices: dailyDevices.devices });
  return admitted.length > 0;
}

/** Deletes counts from before yesterday, so that a count is at most three days old. For a job; idempotent. */
export async function forgetOldViews(deps: Pick<Deps, 'db' | 'clock'>): Promise<{ views: number; devices: number }> {
  const yesterday = istanbulDate(new Date(deps.clock.now().getTime() - (RETENTION.viewDays - 2) * DAY_MS));
  const views = await deps.db.delete(dailyViews).where(lt(dailyViews.day, yesterday));
  const devices = await deps.db.delete(dailyDevices).where(lt(dailyDevices.day, yesterday));
  return { views: views.rowCount ?? 0, devices: devices.rowCount ?? 0 };
}
