import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { ListingFields } from './listing-fields.ts';

/** Fields that only an auction has; a newspaper's headline has none of them. */
const OF_AN_AUCTION = [
  'courtName',
  'dosyaBilgi',
  'auctionId',
  'price',
  'endDate',
  'description',
  'uyapLink',
  'id',
  'sourceKey',
] as const satisfies readonly (keyof ListingFields)[];

/** `satışa çıkıyor`, `700 bin araç`, `29 ilde`, `dikkat:`: the style of newspapers, not of offices. */
const HEADLINE =
  /satisa (?:cik|sunul)|(?<![a-z0-9])\d+ (?:bin|milyon|milyar)(?![a-z])|\d+ ilde |piyasa|firsat|dikkat|tek tek|[!?]/;
/** Words of a notice's own title. */
const NOTICE = /satiliktir|satilacaktir|acik artirma ilani|icra dairesi|satis memurlugu/;

/** Whether a row is a newspaper's headline: it is written like one, and has no field of an auction. */
export function isNews(title: string, fields: ListingFields): boolean {
  const said = OF_AN_AUCTION.map((field) => fields[field]);
  if (said.some((value) => value !== undefined && value !== null && value !== '')) return false;
  const folded = foldTurkish(title);
  return HEADLINE.test(folded) && !NOTICE.test(folded);
}
