import type { ImportCoverage } from '#shared/desk/collection/import-coverage.ts';
import { UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';
import type { ListingRecord } from '#shared/listings.ts';

type Field = { readonly label: string; isKnown(record: ListingRecord): boolean };

const isHere = (value: string | number | Date | null) => value !== null && value !== '';
const said = (name: keyof NonNullable<ListingRecord['noticeValues']>['values']) => (record: ListingRecord) =>
  record.noticeValues?.values[name] !== undefined;

/**
 * The fields whose coverage is shown before a file is stored: those that cards, filters, tables and calculations need.
 */
const FIELDS: readonly Field[] = [
  { label: 'İl', isKnown: ({ il }) => isHere(il) },
  { label: 'İlçe', isKnown: ({ ilce }) => isHere(ilce) },
  { label: 'Mahalle ya da köy', isKnown: ({ mahalleKoy }) => isHere(mahalleKoy) },
  { label: 'Ada ve parsel', isKnown: ({ ada, parsel }) => isHere(ada) || isHere(parsel) },
  { label: 'Tür', isKnown: ({ tur, categoryNumber }) => tur !== UNKNOWN_SUB_CATEGORY[categoryNumber] },
  { label: 'Yüzölçümü ya da alan', isKnown: said('areaM2') },
  { label: 'Satılan hisse', isKnown: (record) => isHere(record.hisse) || said('isShareSale')(record) },
  { label: 'Muhammen bedel', isKnown: ({ price }) => isHere(price) },
  { label: 'Satış günü', isKnown: ({ endDate }) => isHere(endDate) },
  { label: 'Bitiş saati', isKnown: ({ endDate, endDateIsDayOnly }) => isHere(endDate) && !endDateIsDayOnly },
  { label: 'Satışı yapan daire', isKnown: ({ courtName }) => isHere(courtName) },
  { label: 'Dosya numarası', isKnown: ({ dosyaBilgi }) => isHere(dosyaBilgi) },
  { label: 'Teminat', isKnown: said('deposit') },
  { label: 'İlan metni', isKnown: ({ description }) => isHere(description) },
  { label: 'Fotoğraf', isKnown: ({ imageUrl }) => isHere(imageUrl) },
  { label: 'Belge', isKnown: ({ documentFiles }) => documentFiles.length > 0 },
  { label: 'Kaynağın adresi', isKnown: ({ sourceUrl }) => isHere(sourceUrl) },
];
/** The maximum number of different reasons; further ones are counted together. */
const MOST_REASONS = 1000;
const OTHER_REASONS = 'Başka nedenler';

/** Counts how many listings have each field, and why records are rejected. */
export class CoverageCounter {
  #listings = 0;
  readonly #known = FIELDS.map(() => 0);
  readonly #reasons = new Map<string, number>();

  add(record: ListingRecord): void {
    this.#listings += 1;
    for (const [place, { isKnown }] of FIELDS.entries())
      if (isKnown(record)) this.#known[place] = (this.#known[place] ?? 0) + 1;
  }

  leaveOut(reason: string, count = 1): void {
    if (count === 0) return;
    const isListed = this.#reasons.has(reason) || this.#reasons.size < MOST_REASONS;
    const name = isListed ? reason : OTHER_REASONS;
    this.#reasons.set(name, (this.#reasons.get(name) ?? 0) + count);
  }

  result(): ImportCoverage {
    return {
      listings: this.#listings,
      fields: FIELDS.map(({ label }, place) => ({ label, known: this.#known[place] ?? 0 })),
      reasons: [...this.#reasons].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count),
    };
  }
}
