import type { ListingSummary } from '../listings.ts';
import type { SaleKind } from '../search-filters/search-values.ts';
import { type HeirsListing, mayBeAmongHeirs } from './heirs-round.ts';

/** The properties of a listing that decide whether its sale may be of a special kind that bidders must know about. */
export type SaleKindListing = HeirsListing & Pick<ListingSummary, 'mayBeWardSale'>;

/** The mark of such a listing on cards, in lists and in messages. */
const MARKS: Readonly<Record<SaleKind, string>> = {
  heirs: 'Mirasçılar arasında olabilir',
  ward: 'Vesayet satışı olabilir',
};

/** The meaning in one line, for calendars; only the first auction can be restricted to heirs. */
const REMARKS: Readonly<Record<SaleKind, string>> = {
  heirs: 'Miras malıysa bu ihaleye yalnızca mirasçılar katılabilir.',
  ward: 'Vesayet satışıysa, mahkeme onaylarsa tamamlanır.',
};

/** The possible kinds of a sale: among heirs (Law 7589), of a ward's real estate (TMK 440, 444). */
function saleKindsOf(listing: SaleKindListing): SaleKind[] {
  return [
    ...(mayBeAmongHeirs(listing) ? (['heirs'] as const) : []),
    ...(listing.mayBeWardSale ? (['ward'] as const) : []),
  ];
}

/** The marks of a listing, the most important first; empty for most listings. */
export function saleKindMarks(listing: SaleKindListing): string[] {
  return saleKindsOf(listing).map((kind) => MARKS[kind]);
}

/** The remarks about the kind of sale for a date of the first or second auction. */
export function saleKindRemarks(listing: SaleKindListing, round: 1 | 2): string[] {
  return saleKindsOf(listing)
    .filter((kind) => kind === 'ward' || round === 1)
    .map((kind) => REMARKS[kind]);
}
