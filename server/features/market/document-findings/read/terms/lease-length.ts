import type { TermUnit } from '#shared/read-documents/finding-fields.ts';
import { daysIn } from '../printed-values.ts';
import { lengthsIn } from './printed-lengths.ts';

type Length = { readonly number: number; readonly unit: TermUnit };
type Period = { readonly from: string; readonly to: string };

/** Words after or before a length that make it the length of a lease. */
const AFTER =
  /^ ?(?:(?:sure|muddet)(?:li|yle|le| ile)|(?:kira )?(?:sozlesme|kontrat|serh)|gecerli (?:kira|olmak|olan)|icin (?:[^ ,;]+ ){0,3}kira)/;
const BEFORE =
  /(?:(?:kira|kiralama|sozlesme|kontrat)[a-z]* (?:sure|muddet)[a-z]*|(?:^|[,;(] ?|(?:olup|ve) )(?:sure|muddet)(?:si|i)?)(?: ise| toplam)? ?[:|]? ?$/;
/** `01.10.2024 tarihinden itibaren bir yıllık`. */
const FROM_THEN = /itibaren(?: gecerli)? $/;
const LET_FOR = /gina$/;
const IS_LET = /^[^.;,]{0,45}kira(?:lan|la|ya)/;
/** `5 yıldır kiracı` says how long somebody has been there so far. */
const SINCE = /d[iu]r$/;
/** A period within which something is done, the length of a renewal, or of a lease that is over. */
const OTHER_LENGTH =
  /^ ?(?:icinde|icerisinde|zarfinda|once|sonra|gec|kala|\+|[^.;]{0,50}?(?:(?<![a-z])uza|yenilen|sona er(?:mis|di|en)|fesh|dol(?:mus|du(?![a-z]))|bit(?:mis|ti|en)))/;
const OTHER_BEFORE = /(?:(?<![a-z])(?:ilk|son|her|kalan|gecen)|\+) ?$/;
/** Longer than any lease; misrecognised numbers may exceed it. */
const LONGEST: Readonly<Partial<Record<TermUnit, number>>> = { month: 1200, year: 99 };

const NOTHING = /^\W*$/;

/** The length of a lease, if a sentence states exactly one. */
export function leaseLengthIn(folded: string): Length | undefined {
  const said = lengthsIn(folded).filter(({ value, from, to }) => {
    const [before, text, after] = [
      folded.slice(Math.max(0, from - 60), from),
      folded.slice(from, to),
      folded.slice(to),
    ];
    if (!isOfLease(value) || OTHER_LENGTH.test(after) || OTHER_BEFORE.test(before)) return false;
    if (BEFORE.test(before)) return true;
    if (SINCE.test(text)) return false;
    return LET_FOR.test(text) ? IS_LET.test(after) : AFTER.test(after) || FROM_THEN.test(before);
  });
  const [first] = said;
  const isOne = said.every(({ value }) => value.number === first?.value.number && value.unit === first.value.unit);
  return isOne ? first?.value : undefined;
}

/** The length in the value of a row: `Kira süresi : 3 (üç) yıl`. */
export function leaseLengthOf(value: string): Length | undefined {
  const [length, second] = lengthsIn(value);
  const isFirst = length !== undefined && NOTHING.test(value.slice(0, length.from));
  return isFirst && !second && isOfLease(length.value) && !OTHER_LENGTH.test(value.slice(length.to))
    ? length.value
    : undefined;
}

const isOfLease = ({ number, unit }: Length) => number <= (LONGEST[unit] ?? 0);

const BETWEEN = /^['’]?[a-z]{0,4} ?(?:[-–]|ile|ve) ?$/;
const AS_PERIOD = /^['’]?[a-z]{0,4} ?(?:tarih(?:leri)? )?arasi/;

/** The first and last day of a lease: `01.10.2023 - 30.09.2026 tarihleri arasında`, or two days as a row's value. */
export function leasePeriodIn(folded: string): Period | undefined {
  const [first, second, third] = daysIn(folded);
  if (!first || !second || third || first.value >= second.value) return undefined;
  const after = folded.slice(second.to, second.to + 40);
  const isAlone = NOTHING.test(folded.slice(0, first.from)) && NOTHING.test(after);
  const isPeriod = BETWEEN.test(folded.slice(first.to, second.from)) && (isAlone || AS_PERIOD.test(after));
  return isPeriod ? { from: first.value, to: second.value } : undefined;
}
