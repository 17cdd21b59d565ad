import { readProcessConfig } from '#server/config.ts';
import { matchAlerts } from '#server/features/alerts/index.ts';
import { recordProperties } from '#server/features/recording/index.ts';
import { openDeps } from '#server/open-deps.ts';
import type { PropertyRecord } from '#shared/properties.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { makePropertyRecord } from './make-property.ts';

/*
 * Announces an auction to a running site, as collection would, and matches it with the alerts:
 * DATA_DIR=… node tests/support/announce-auction.ts '{"il":"Bayburt", …}'
 */
const given: Partial<PropertyRecord> = JSON.parse(process.argv[2] ?? '{}'); // Written by the story that calls this.
const deps = await openDeps(readProcessConfig({ LOG_LEVEL: 'warn' }));
const endDate = new Date(Date.now() + 10 * DAY_MS);
const counts = await recordProperties(deps, [makePropertyRecord({ source: 'story', endDate, ...given })]);
await matchAlerts(deps);
await deps.close();
process.exitCode = counts.inserted + counts.updated === 1 ? 0 : 1;
