import { grouped } from '../market/printed-figures.ts';
import type { PaperListing } from './listing-papers.ts';

/**
 * One in this many listings has documents that are read; every second of them has a report that differs from its
 * notice.
 */
const HELD_EVERY = 12;
/** The default size of the market: in a market of a million for benchmarks, documents for all would take hours. */
const HELD_OF = 2000;
const AREA = /(\d[\d.]*(?:,\d+)?) m²/u;
const LESS = 0.94;
const OCCUPANCIES = [
  'Keşif günü taşınmazın boş olduğu görülmüştür.',
  'Taşınmaz keşif günü borçlu tarafından kullanılmaktaydı.',
  'Taşınmazda 01.03.2024 başlangıç tarihli kira sözleşmesiyle kiracı bulunmaktadır.',
] as const;

/** The listings whose documents are stored and read if they have an expert's report. */
export const HELD_NUMBERS: readonly string[] = Array.from({ length: Math.floor(HELD_OF / HELD_EVERY) }, (_, at) =>
  String((at + 1) * HELD_EVERY),
);

/** The report's sentence about who uses the property, which the notice may contradict. */
export function occupancyOf(number: string): string | undefined {
  const place = Number(number) / HELD_EVERY;
  return Number.isInteger(place) ? OCCUPANCIES[place % OCCUPANCIES.length] : undefined;
}

/**
 * The listing as its report describes it: for every second listing with stored documents, the report was made later and
 * states another value, and the measured area.
 */
export function asReported<Listing extends PaperListing>(listing: Listing, number: string): Listing {
  if (Number(number) % (2 * HELD_EVERY) !== 0) return listing;
  const { price, description } = listing;
  return {
    ...listing,
    price: price === null ? null : Math.round((price * LESS) / 1000) * 1000,
    description: description === null ? null : description.replace(AREA, (_, area: string) => `${less(area)} m²`),
  };
}

function less(area: string): string {
  const squareMetres = Number(area.replaceAll('.', '').replace(',', '.')) * LESS;
  return grouped(Math.round(squareMetres));
}
