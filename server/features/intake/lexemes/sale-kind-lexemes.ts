import type { StoredRecord } from '#server/database/field-facts.ts';
import { mayBeAmongHeirs } from '#shared/law/heirs-round.ts';
import { mayBeWardSale } from '#shared/law/ward-sale.ts';
import type { SaleKind } from '#shared/search-filters/search-values.ts';

type Sale = Pick<
  StoredRecord,
  | 'categoryNumber'
  | 'sulhMahkeme'
  | 'secondRound'
  | 'endDate'
  | 'endDateIsDerived'
  | 'title'
  | 'courtName'
  | 'description'
>;

export function saleKindLexeme(kind: SaleKind): string {
  return `@u${kind}`;
}

/** Returns lexemes of the kinds of sale that a listing may be, as on its page. */
export function saleKindLexemes(record: Sale): string[] {
  const listing = { ...record, endDate: record.endDate?.toISOString() ?? null };
  return [
    ...(mayBeAmongHeirs(listing) ? [saleKindLexeme('heirs')] : []),
    ...(mayBeWardSale(listing) ? [saleKindLexeme('ward')] : []),
  ];
}
