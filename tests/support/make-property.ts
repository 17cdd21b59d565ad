import type { PropertyRecord } from '#shared/properties.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

let made = 0;

/** A listing as a source would report it, with only what a test cares about spelt out. */
export function makePropertyRecord(given: Partial<PropertyRecord> = {}): PropertyRecord {
  made += 1;
  return {
    source: 'test',
    sourceKey: `test-${made}`,
    sourceUrl: null,
    auctionId: `T${made}`,
    title: `Ankara Çankaya'da daire ${made}`,
    dosyaBilgi: `2026/${made} Esas`,
    price: 1_000_000,
    il: 'Ankara',
    ilce: 'Çankaya',
    mahalleKoy: null,
    ada: null,
    parsel: null,
    location: null,
    endDate: new Date(TEST_NOW.getTime() + 10 * DAY_MS),
    endDateIsDayOnly: false,
    categoryNumber: '1',
    tur: 'Daire',
    courtName: 'Ankara 1. İcra Dairesi',
    secondRound: '0',
    sulhMahkeme: '0',
    hisse: null,
    imageUrl: null,
    allImages: '',
    documentFiles: [],
    description: null,
    uyapLink: null,
    parselLink: null,
    degerleme: null,
    kaydindakiSerhler: null,
    carAge: null,
    carModel: null,
    status: 'open',
    ...given,
  };
}
