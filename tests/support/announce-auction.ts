import { readProcessConfig } from '#server/config.ts';
import { matchAlerts } from '#server/features/deciding/alerts/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { notifyChanged } from '#server/features/market/notice-versions/index.ts';
import { openDeps } from '#server/open-deps.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { makeListingRecord } from './make-listing.ts';

/*
 * Records an auction, or a change of it, on a running site as collection would, and sends the alerts to its members:
 * DATA_DIR=… node tests/support/announce-auction.ts '{"il":"Bayburt", …}'
 */
const given: Partial<ListingRecord> = JSON.parse(process.argv[2] ?? '{}'); // Written by the test that calls this script.
const deps = await openDeps(readProcessConfig({ LOG_LEVEL: 'warn' }));
// The same if an auction is announced again, so that its end does not count as a change.
const endDate = new Date(Math.ceil(Date.now() / DAY_MS + 10) * DAY_MS);
const counts = await recordListings(deps, [makeListingRecord({ source: 'story', endDate, ...given })]);
// Another test's process may be matching, and then this call does nothing.
do await matchAlerts(deps);
while ((await deps.db.$client.query('select from alert_events limit 1')).rowCount !== 0);
await notifyChanged(deps);
await deps.close();
process.exitCode = counts.inserted + counts.updated === 1 ? 0 : 1;
