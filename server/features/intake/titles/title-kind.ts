import { findKindNoun, type KindNoun } from '#server/features/intake/notices/index.ts';
import { type CategoryNumber, categoryOfSubCategory, LAND, type SubCategory } from '#shared/kinds/kinds.ts';
import type { Right } from '#shared/notice-values.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

export type TitleKind = {
  readonly categoryNumber?: CategoryNumber;
  /**
   * Absent if the title only says that it is land, a vehicle or goods (`taşınmaz`): then the source's category may be
   * more precise.
   */
  readonly tur?: SubCategory;
  /** The printed name without endings: `susuz tarla`. */
  readonly nature?: string;
};

/** Words before a noun that do not describe the thing. */
const NOT_DESCRIBING = new Set(
  `ve ile veya olan bulunan uzerinde uzerindeki yer alan adet parca icradan mahkemeden satilik nolu numarali marka model
   toplam yaklasik brut net ait icin bir de da kurulu uzerine ili ilcesi mahallesi mevkii koyu cinsi vasifli nitelikli muhtelif
   luk lik lık ada parsel kat katta adli bolge m2 m² metrekare donum dekar hektar`.split(/\s+/),
);
const MOST_DESCRIBING = 3;

/** Returns the kind of thing that a title names as sold; `rest` is the title without place names. */
export function readTitleKind(rest: string, given: CategoryNumber | undefined): TitleKind {
  const noun = landBeside(rest) ?? findKindNoun(rest, given) ?? (given === undefined ? undefined : findKindNoun(rest));
  if (!noun) return {};
  const kind = categoryOfSubCategory(noun.subCategory);
  // Goods in a source's real estate are misread words.
  if (given === '1' && kind !== '1') return {};
  const categoryNumber = kind && { categoryNumber: kind };
  if (noun.isGeneral) return { ...categoryNumber };
  return { ...categoryNumber, tur: noun.subCategory, nature: natureAt(rest, noun.start, noun.stem) };
}

/** The only area follows `ve`. */
const BESIDE = /^[^\d]*? ve (?=\d[\d.,]* ?(?:m ?[2²]|donum|dekar|metre))/;

/**
 * Returns the land in `tavuk kümesi ve 6.450 m² arsa`, which is land with something on it; `ev ve 300 m² bahçesi` is a
 * house.
 */
function landBeside(rest: string): KindNoun | undefined {
  const folded = foldTurkish(rest);
  const start = BESIDE.exec(folded)?.[0].length;
  const noun = start === undefined ? undefined : findKindNoun(rest.slice(start), '1');
  if (start === undefined || !noun?.subCategory || !LAND.has(noun.subCategory)) return undefined;
  const isPart = /^s[iu]/.test(folded.slice(start + noun.start + noun.stem.length));
  return isPart ? undefined : { ...noun, start: start + noun.start };
}

function natureAt(rest: string, start: number, stem: string): string {
  const before = describing(rest.slice(0, start));
  const printed = /^\S*/.exec(rest.slice(start + stem.length))?.[0] ?? '';
  const noun = rest.slice(start, start + stem.length) + possessive(foldTurkish(printed), before.length > 0, printed);
  return [...before, noun]
    .join(' ')
    .toLocaleLowerCase('tr-TR')
    .replace(/[()“”"]/g, '');
}

/** Returns the possessive ending without case: `si` for `bahçesinin` after `kayısı`, nothing for `tarlanın`. */
function possessive(folded: string, isCompound: boolean, printed: string): string {
  const found = isCompound ? /^(?:s[iu](?:n[iu]n)?|[iu](?:n[iu]n)?)(?![a-z])/.exec(folded)?.[0] : undefined;
  if (found === undefined) return '';
  return printed.slice(0, found.startsWith('s') ? 2 : 1);
}

function describing(before: string): string[] {
  const isInCapitals = !/\p{Ll}/u.test(before);
  const kept: string[] = [];
  for (const word of before.trim().split(/\s+/).toReversed()) {
    const folded = foldTurkish(word);
    const isFloors = kept[0] !== undefined && /^katli/.test(foldTurkish(kept[0])) && /^\d{1,2}$/.test(folded);
    if (!isFloors && !describes(word, folded, isInCapitals)) break;
    kept.unshift(word);
    if (kept.length === MOST_DESCRIBING) break;
  }
  return kept;
}

function describes(word: string, folded: string, isInCapitals: boolean): boolean {
  if (!/^[a-z]{2,}$/.test(folded) || NOT_DESCRIBING.has(folded) || /^[a-z]{3,}[dt][ae]n?$/.test(folded)) return false;
  return isInCapitals || !/^\p{Lu}/u.test(word);
}

const RIGHTS: readonly (readonly [pattern: RegExp, right: Right])[] = [
  [/(?<![a-z])(?:ust|insaat|ust \(insaat\)|ust kullanim) hakk/, 'superficies'],
  [/(?<![a-z])tahsis(?:li|in|i|at| edil)?/, 'allotment'],
  [/(?<![a-z])intifa hakki(?:nin)? (?:satis|satil|icradan|mahkeme)/, 'usufruct'],
  [/(?<![a-z])(?<!kat |ciplak |kuru )(?:tam )?mulkiyet(?:i(?!ndeki)|li| hakki)?(?![a-z])/, 'ownership'],
];

export function readTitleRight(title: string): Right | undefined {
  const folded = foldTurkish(title);
  return RIGHTS.find(([pattern]) => pattern.test(folded))?.[1];
}

const SEVERAL =
  /coklu satis|toplu satis|muhtelif (?:arsa|tarla|tasinmaz|gayrimenkul|daire|dukkan)|(?<![a-z])(?:tasinmaz|arsa|tarla|zeytinlik|daire|dukkan|bahce)l[ae]r|(?<![a-z0-9.,])(?:[2-9]|[1-9]\d{1,2}|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on) (?:adet|parca|parsel|tasinmaz|ayri)(?![a-z]*li)/;

export function isOfSeveralLots(title: string): boolean {
  return SEVERAL.test(foldTurkish(title));
}
