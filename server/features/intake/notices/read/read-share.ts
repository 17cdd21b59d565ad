import { needing } from '#server/turkish/matches-in.ts';
import { type LabelledLot, labelValues } from '../split/lot-text.ts';
import { type Passage, sentenceAt } from '../split/passage.ts';
import type { Findings } from './findings.ts';
import { mentionsIn } from './mentions.ts';
import type { Mention, NoticeLot } from './notice-reading.ts';

/** Not `1/6'şar`, which is the share of each owner. */
const FRACTION = "(?<![\\d/.,])(\\d{1,9}) ?/ ?(\\d{1,9})(?![\\d/]| ?'?s?[ae]r(?![a-z]))";
const SHARE = needing(
  ['/'],
  new RegExp(`${FRACTION}(?:'?[a-z]{1,4})? ?(?:oraninda(?:ki)? )?(?:hisse|pay(?!das|las|ed))`, 'g'),
);
const LABELLED_SHARE = needing(['/'], new RegExp(FRACTION, 'g'));
/** `arsa payı 1/2 …`: every flat has a share of the ground, which says nothing about a share of the flat. */
const OF_GROUND = /arsa pay[a-z]{0,4} ?:? ?$/;
const FOR_SALE = /satisa konu|satilacak|satisi|satilan|satisa cik|borclu/;
const WHOLE = /(?<!hisse(?:si)?nin |pay[i]?nin )tamami(?:nin)? (?:satil|satisi)|tam hisse(?: ile| olarak)? satil/;

type Share = { printed: string; ratio: number; isForSale: boolean };

/** Words that say that the whole is sold, or that it has one owner. */
const OWNED_WHOLE =
  /satisa konu tamami|(?<!hisse(?:si)?nin |pay[i]?nin )tamami[^.;\n]{0,80}? adina[^.;\n]{0,40}? kayitli|tam hisse(?!dar)|(?<!\d)1 ?\/ ?1 (?:tam )?hisse/;
/** A share for sale without its size. */
const UNSIZED = /(?<![a-z])hisse(?:sinin|nin|lerinin)? satisi|satisa konu hisse|hissesi(?:nin)? satil|borclu hissesi/;

/**
 * Returns the share for sale, and whether a share is sold at all: false only if the notice says that the whole is,
 * whatever shares its owners have; true without a size if it only mentions a share (D55).
 */
export function readShare(
  lot: LabelledLot,
  common: readonly Passage[],
  findings: Findings,
): Pick<NoticeLot, 'share' | 'isShareSale'> {
  const share = readSize(lot, common, findings);
  if (share) return { share, isShareSale: { value: true, sentence: share.sentence } };
  const texts = [...labelValues(lot, 'share'), ...lot.descriptive];
  const whole = said(texts, WHOLE) ?? said(texts, OWNED_WHOLE);
  if (whole !== undefined) return { isShareSale: { value: false, sentence: whole } };
  const unsized = said([...texts, ...common], UNSIZED);
  return unsized === undefined ? {} : { isShareSale: { value: true, sentence: unsized } };
}

function said(texts: readonly Passage[], pattern: RegExp): string | undefined {
  for (const text of texts) {
    const found = pattern.exec(text.folded);
    if (found) return sentenceAt(text, found.index, found.index + found[0].length);
  }
  return undefined;
}

/** Returns the size of the share for sale; `undefined` if the whole is sold, whatever shares its owners have. */
function readSize(lot: LabelledLot, common: readonly Passage[], findings: Findings): Mention<string> | undefined {
  const labelTexts = labelValues(lot, 'share');
  if (labelTexts.some(({ folded }) => WHOLE.test(folded))) return undefined;
  const labels = labelTexts.flatMap((text) => sharesIn(text, LABELLED_SHARE, true));
  if (labels.length > 0) return agreed(labels, findings);
  const own = lot.descriptive.flatMap((text) => sharesIn(text, SHARE, false));
  if (lot.descriptive.some(({ folded }) => WHOLE.test(folded))) return undefined;
  const said = own.length > 0 ? own : common.flatMap((text) => sharesIn(text, SHARE, false)).filter(isForSale);
  const forSale = said.filter(isForSale);
  if (forSale.length > 0) return agreed(forSale, findings);
  // If the shares of all owners add up to the whole, the whole is sold.
  return isWholeTogether(said) ? undefined : agreed(said, findings);
}

const isForSale = ({ value }: Mention<Share>) => value.isForSale;

function isWholeTogether(shares: readonly Mention<Share>[]): boolean {
  return shares.length > 1 && Math.abs(shares.reduce((sum, { value }) => sum + value.ratio, 0) - 1) < 1e-9;
}

function agreed(shares: readonly Mention<Share>[], findings: Findings): Mention<string> | undefined {
  const found = findings.agreed('share', shares, ({ ratio }) => ratio.toFixed(12));
  return found && { value: found.value.printed, sentence: found.sentence };
}

function sharesIn(text: Passage, pattern: RegExp, isLabelled: boolean): Mention<Share>[] {
  return mentionsIn(text, pattern, (match) => {
    const [part, whole] = [Number(match[1]), Number(match[2])];
    if (part <= 0 || part >= whole) return undefined;
    const before = text.folded.slice(Math.max(0, match.index - 60), match.index);
    if (OF_GROUND.test(before)) return undefined;
    const after =
      text.folded.slice(match.index + match[0].length, match.index + match[0].length + 60).split(/[.;\n]/)[0] ?? '';
    const isSale = isLabelled || FOR_SALE.test(`${before.split(/[.;\n]/).at(-1)} ${after}`);
    return { printed: `${part}/${whole}`, ratio: part / whole, isForSale: isSale };
  });
}
