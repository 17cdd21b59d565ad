import { DENIES } from '#server/turkish/denials.ts';
import type { DebtKind } from '#shared/read-documents/finding-fields.ts';
import { isNot, type PaperRule, type Read, there } from './paper-rule.ts';
import { liraIn } from './printed-values.ts';
import { PLEDGE } from './read-pledges.ts';

const NO_PRIOR_CLAIM = new RegExp(
  `(?:ruchan|oncelikli)[a-z]* (?:olan |bir |herhangi bir |baskaca |baska )*alaca[kg][a-z]* ?(?:kaydi|bilgisi)? ?[:|]? ?(?:bulunma${DENIES}|yok|tespit edilme${DENIES}|mevcut degil)`,
);
const NO_DEBT = new RegExp(
  `borc[a-z]* ?(?:kaydi)? ?[:|]? ?(?:[a-z]+ ){0,2}(?:yok|bulunma${DENIES}|(?<!olup )olmadig|mevcut degil)`,
);

const DEBTS: readonly (readonly [DebtKind, RegExp])[] = [
  ['fine', /(?<!gecikme )ceza(?!evi| ?i ?sart)/],
  ['dues', /aidat|ortak gider|site yonetim|yonetim gider|apartman gider/],
  ['tax', /vergi(?! dairesi)|mtv|(?<![a-z])harc(?:i|lari)(?![a-z])/],
  ['keeping', /yediemin|muhafaza|otopark|saklama|ardiye|depo ucret/],
  [
    'utilities',
    /elektrik|dogal ?gaz|(?<![a-z])su (?:borc|fatura|abone|bedel|tuketim)|atik ?su|su ve kanalizasyon|enerji bedel/,
  ],
];
const OWED = /borc(?!lu)|ucret|gecikme|birikmis|birikm|odenmemis|odenmeyen|masraf|tahakkuk|ceza/;
/** Regular payments are not debts. */
const REPEATED =
  /(?<![a-z])(?<!\d )(?:gunluk|aylik|yillik|gunde|ayda|beher gun|her (?:gun|ay|yil)|gun basina|birim)(?![a-z])(?:(?!toplam|olup)[^.;]){0,40}$/;
const REPEATED_AFTER = /^[^.,;()]{0,12}(?:\/ ?(?:gun|ay)|gunluk|aylik|(?<![a-z])uzerinden)/;
const NO_DEBT_SUM =
  /(?:asil|ana)(?: ?para| alacak| borc)[^.,;]{0,25}$|(?:gecikme (?:zammi|faizi|tazminati|cezasi)|faiz[a-z]*)(?![a-z])(?: (?:olarak|tutari))?(?! ?(?:da |de )?(?:dahil|ile|birlikte))[^.,;\d]{0,12}$|esas deger|degeri?[^.,;\d]{0,12}$|matrah|depozito|avans/;

/** The last row of a list of debts, in a letter about a single kind of debt. */
const TOTAL = /^\W*(?:genel )?toplam(?: (?:borc|tutar|alacak)[a-z]*)? ?\d/;

/** Claims that rank first, and debts that the paper names. */
export const readClaims: PaperRule = ({ firm, folded }, { isOfVehicle, debtKinds }) => {
  if (/ruchan|oncelikli alacak/.test(folded)) return priorClaimIn(folded);
  const [kind, another] = debtKinds;
  const [sum, second] = liraIn(firm);
  if (kind && !another && sum && !second && TOTAL.test(firm))
    return [there('debt', { word: kind, number: sum.value }, 3)];
  if (!OWED.test(firm) || PLEDGE.test(firm) || /hacz|(?<![a-z])haciz/.test(firm)) return [];
  return debtsIn(firm, isOfVehicle, another ? undefined : kind);
};

/** Half of the appraisal, which a bid must reach, is not a claim. */
const isOfBid = (folded: string, { from, to }: { from: number; to: number }) =>
  /(?:yuzde|% ?\d|yarisi|muhammen|teminat|ihale bedel)[^.;\d]{0,35}$/.test(
    folded.slice(Math.max(0, from - 60), from),
  ) || /^ ?(?:'[a-z]+ )?ile (?:[a-z]+ ){0,4}(?:ruchan|oncelikli)/.test(folded.slice(to, to + 80));

function priorClaimIn(folded: string): Read[] {
  const sums = liraIn(folded).filter((sum) => !isOfBid(folded, sum));
  const sum =
    sums.length > 1 ? sums.find(({ from }) => /toplam/.test(folded.slice(Math.max(0, from - 30), from))) : sums[0];
  if (sum) return [there('priorClaim', { number: sum.value })];
  if (sums.length > 0) return [];
  return NO_PRIOR_CLAIM.test(folded) ? [isNot('priorClaim')] : [];
}

function debtsIn(firm: string, isOfVehicle: boolean, only: DebtKind | undefined): Read[] {
  const sums = liraIn(firm);
  const owed = sums.filter(({ from, to }) => {
    const before = firm.slice(Math.max(0, from - 60), from);
    const after = firm.slice(to, to + 30);
    if (/(?:x|\*|×) ?$/.test(before) || /^ ?(?:x|\*|×|=)/.test(after)) return false;
    return !REPEATED.test(before) && !REPEATED_AFTER.test(after) && !NO_DEBT_SUM.test(before);
  });
  const before = ({ from }: { from: number }) => firm.slice(Math.max(0, from - 40), from);
  const withTax = owed.filter((sum) => /kdv (?:dahil|ile)[^.;\d]{0,12}$/.test(before(sum)));
  const summed =
    withTax.length === 1
      ? withTax
      : owed.filter(
          (sum) =>
            (/= ?$/.test(before(sum)) && firm.includes('+')) ||
            /olmak uzere(?: toplam(?:da)?)?[^.;\d]{0,14}$/.test(before(sum)),
        );
  const total =
    summed.length === 1
      ? summed
      : owed.filter((sum) => /toplam[a-z]*(?: [a-z]+){0,3} ?[:|]?[^.;\d]{0,12}$/.test(before(sum)));
  const [whole] = total;
  // A sum after a total, outside brackets, is a separate debt.
  const counted =
    whole && total.length === 1
      ? owed.filter((sum) => sum === whole || (sum.from > whole.to && !/\([^)]*$/.test(firm.slice(whole.to, sum.from))))
      : owed;
  const found = counted.flatMap(({ value, from, to }): Read[] => {
    const at = sums.findIndex((sum) => sum.from === from);
    const words =
      whole && total.length === 1 && from === whole.from
        ? firm.slice(0, from)
        : firm.slice(sums[at - 1]?.to ?? 0, from);
    const after = firm.slice(to, Math.min(sums[at + 1]?.from ?? firm.length, to + 70));
    const kind =
      kindOf(after.split(/[,;]| ve | ile /)[0] ?? '') ??
      kindOf(words) ??
      kindOf(after) ??
      feeOf(firm, isOfVehicle) ??
      (/fatura|borc[^l]/.test(firm) ? only : undefined);
    return kind ? [there('debt', { word: kind, number: value })] : [];
  });
  if (found.length > 0) return found;
  const kind = kindOf(firm);
  // The absence of one tax does not say anything about the others.
  const isNone = NO_DEBT.test(firm);
  return kind && isNone && sums.length === 0 && !/cevre temizlik|baska/.test(firm)
    ? [{ field: 'debt', value: { isThere: false, word: kind }, rank: 1 }]
    : [];
}

/** A fee in a paper about a vehicle is for its storage. */
const feeOf = (firm: string, isOfVehicle: boolean): DebtKind | undefined =>
  isOfVehicle && /(?<![a-z])ucret/.test(firm) && !/cekici|vekalet/.test(firm) ? 'keeping' : undefined;

/** The kinds of debts that a text mentions. */
export function debtKindsIn(whole: string): DebtKind[] {
  return DEBTS.filter(([, pattern]) => pattern.test(whole)).map(([kind]) => kind);
}

/** The kind of debt that the words name last. */
function kindOf(words: string): DebtKind | undefined {
  const found = DEBTS.map(([kind, pattern]) => ({ kind, at: lastOf(words, pattern) })).filter(({ at }) => at >= 0);
  return found.toSorted((one, other) => other.at - one.at)[0]?.kind;
}

function lastOf(words: string, pattern: RegExp): number {
  return [...words.matchAll(new RegExp(pattern.source, 'g'))].at(-1)?.index ?? -1;
}
