import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { ListingFields } from './listing-fields.ts';

/** What only an auction has: beside a headline about many things stands none of it. */
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

/** `satışa çıkıyor`, `700 bin araç`, `29 ilde`, `dikkat:`: how newspapers write, and no office does. */
const HEADLINE =
  /satisa (?:cik|sunul)|(?<![a-z0-9])\d+ (?:bin|milyon|milyar)(?![a-z])|\d+ ilde |piyasa|firsat|dikkat|tek tek|[!?]/;
/** What a notice's own title says. */
const NOTICE = /satiliktir|satilacaktir|acik artirma ilani|icra dairesi|satis memurlugu/;

/** Whether a row is a newspaper's headline: it is written like one, and nothing of an auction stands beside it. */
export function isNews(title: string, fields: ListingFields): boolean {
  const said = OF_AN_AUCTION.map((field) => fields[field]);
  if (said.some((value) => value !== undefined && value !== null && value !== '')) return false;
  const folded = foldTurkish(title);
  return HEADLINE.test(folded) && !NOTICE.test(folded);
}
