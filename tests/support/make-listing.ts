import { NOTHING_KNOWN } from '#server/features/intake/recording/nothing-known.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

let made = 0;

/** A listing as a source would report it; a test gives only the fields that it needs. */
export function makeListingRecord(given: Partial<ListingRecord> = {}): ListingRecord {
  made += 1;
  return {
    ...NOTHING_KNOWN,
    source: 'test',
    sourceKey: `test-${made}`,
    auctionId: `T${made}`,
    title: `Ankara Çankaya'da daire ${made}`,
    dosyaBilgi: `2026/${made} Esas`,
    price: 1_000_000,
    il: 'Ankara',
    ilce: 'Çankaya',
    endDate: new Date(TEST_NOW.getTime() + 10 * DAY_MS),
    categoryNumber: '1',
    tur: 'Daire',
    courtName: 'Ankara 1. İcra Dairesi',
    documentFiles: [],
    ...given,
  };
}
