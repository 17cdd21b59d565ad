import type { ListingSummary } from '../listings.ts';
import type { SaleKind } from '../search-filters/search-values.ts';
import { type HeirsListing, mayBeAmongHeirs } from './heirs-round.ts';

/** What of a listing tells that its sale may be of a kind that a bidder has to know of before others. */
export type SaleKindListing = HeirsListing & Pick<ListingSummary, 'mayBeWardSale'>;

/** The mark of such a listing on cards, in lists and in messages. */
const MARKS: Readonly<Record<SaleKind, string>> = {
  heirs: 'Mirasçılar arasında olabilir',
  ward: 'Vesayet satışı olabilir',
};

/** What it means in one line, for calendars; among heirs alone is the first auction only. */
const REMARKS: Readonly<Record<SaleKind, string>> = {
  heirs: 'Miras malıysa bu ihaleye yalnızca mirasçılar katılabilir.',
  ward: 'Vesayet satışıysa, mahkeme onaylarsa tamamlanır.',
};

/** The kinds that a sale may be of: among heirs (Law 7589), of a ward's real estate (TMK 440, 444). */
function saleKindsOf(listing: SaleKindListing): SaleKind[] {
  return [
    ...(mayBeAmongHeirs(listing) ? (['heirs'] as const) : []),
    ...(listing.mayBeWardSale ? (['ward'] as const) : []),
  ];
}

/** The marks of a listing, what matters most first; none of most listings. */
export function saleKindMarks(listing: SaleKindListing): string[] {
  return saleKindsOf(listing).map((kind) => MARKS[kind]);
}

/** What a date of the first or second auction has to say of the kind of sale. */
export function saleKindRemarks(listing: SaleKindListing, round: 1 | 2): string[] {
  return saleKindsOf(listing)
    .filter((kind) => kind === 'ward' || round === 1)
    .map((kind) => REMARKS[kind]);
}
