import { matchesIn } from '#server/turkish/matches-in.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

export type TitleShare = {
  /** As printed: `1/2`. Absent if the title mentions a share without its size, or several sizes. */
  readonly share?: string;
  /** Absent if the title says nothing about a share: that is not the same as the whole (D55). */
  readonly isShareSale?: boolean;
};

/** Every flat has a share of the ground (arsa payı), which says nothing about a share of the flat. */
const OF_GROUND =
  /(?:\d{1,9} ?\/ ?\d{1,9}(?:'?[a-z]{1,4})? ?)?(?:arsa|yer) pay[a-z]{0,6}(?: ?:? ?\d{1,9} ?\/ ?\d{1,9})?/g;
/** Shares of a company, and words for owners of shares. */
const OF_COMPANY =
  /(?:sirket|a\.s|ltd|kooperatif|ortaklik)[a-z.]{0,8} (?:ait )?(?:[^ ]{1,20} )?(?:hisse|pay)[a-z]{0,8}|hisse senet?d?[a-z]{0,6}|hissedar[a-z]{0,8}|paydas[a-z]{0,8}/g;
const WHOLE =
  /(?<!\d)(?:1 ?\/ ?1|(?:tam|%\s?100)) ?(?:\(?(?:tam|1 ?\/ ?1)\)? )?hisse|tam (?:hisse|mulkiyet|pay(?![a-z]{2}))|hissesiz|tamami(?:nin)? (?:icra|satil|satis|mahkeme)/;
const FRACTION =
  /(?<![\d/.,])(\d{1,9}) ?\/ ?(\d{1,9})(?![\d/])(?:'?(?:[a-z]{1,4}))? ?(?:\([^()]{1,20}\) ?)?(?:oran(?:inda|li)(?:ki)? ?)?(?:[a-z]{3,20} )?(?:hisse|pay(?:i|lik|li|lar|lari)?(?:n[a-z]{1,3})?(?![a-z]))/g;
const LABELLED = /(?:hisse|pay)(?:si|si orani| orani)?(?:nin)? ?:? ?\(?(\d{1,9}) ?\/ ?(\d{1,9})(?![\d/])/g;
/** `tarlanın 1/2’si`. */
const PART_OF =
  /(?<![\d/.,])(\d{1,9}) ?\/ ?(\d{1,9})'(?:[ls]?[iu](?![a-z])|[sn]?[iu]n[iu]n|[sn][iu]n[iu]n|l[iu]k|[ls][iu]k)/g;
const PERCENT = /(?:%\s?|yuzde )(\d{1,2}(?:[.,]\d{1,2})?)(?:'?[a-z]{1,4})? ?(?:oraninda(?:ki)? )?(?:hisse|pay)/g;
const WORDS =
  /(yari(?:m)?|yarisi|ucte bir|ucte iki|dortte bir|dortte uc|beste bir|altida bir|sekizde bir) (?:hisse|pay)/g;
const WORD_SHARES: Readonly<Record<string, string>> = {
  yari: '1/2',
  yarim: '1/2',
  yarisi: '1/2',
  'ucte bir': '1/3',
  'ucte iki': '2/3',
  'dortte bir': '1/4',
  'dortte uc': '3/4',
  'beste bir': '1/5',
  'altida bir': '1/6',
  'sekizde bir': '1/8',
};
/** A share without a size. `Payas` is a district. */
const UNSIZED =
  /(?<![a-z])(?:hisse(?:li|si|leri|lerin|nin|sinin)?[a-z]{0,6}|pay(?:i|lari|li)?(?:n[iu]n)?(?= sat)|pay satis[a-z]{0,4})(?![a-z])/;

/** Returns what a title says about a share: its size, that a share is sold, or that the whole is. */
export function readTitleShare(title: string): TitleShare {
  const folded = foldTurkish(title).replace(OF_GROUND, ' ').replace(OF_COMPANY, ' ');
  const sizes = new Set([
    ...[FRACTION, LABELLED, PART_OF].flatMap((pattern) =>
      matchesIn(folded, pattern).flatMap(([, part, whole]) => printedShare(Number(part), Number(whole))),
    ),
    ...matchesIn(folded, PERCENT).flatMap(([, percent = '']) => ofPercent(percent)),
    ...matchesIn(folded, WORDS).flatMap(([, word]) => WORD_SHARES[word ?? ''] ?? []),
  ]);
  const [only] = sizes;
  if (only !== undefined) return sizes.size === 1 ? { share: only, isShareSale: true } : { isShareSale: true };
  if (WHOLE.test(folded)) return { isShareSale: false };
  return UNSIZED.test(folded) ? { isShareSale: true } : {};
}

function printedShare(part: number, whole: number): string[] {
  return part > 0 && part < whole ? [`${part}/${whole}`] : [];
}

/** Calculates in hundredths of a per cent, so that `%12,5` is 1/8. */
function ofPercent(printed: string): string[] {
  return reduced(Math.round(Number(printed.replace(',', '.')) * 100), 10_000);
}

function reduced(part: number, whole: number): string[] {
  const divisor = greatest(part, whole);
  return printedShare(part / divisor, whole / divisor);
}

function greatest(one: number, other: number): number {
  return other === 0 ? one : greatest(other, one % other);
}
