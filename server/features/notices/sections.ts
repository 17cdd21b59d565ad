import { type Passage, sliceOf } from './passage.ts';

export type SectionName =
  | 'features'
  | 'address'
  | 'area'
  | 'landShare'
  | 'share'
  | 'zoning'
  | 'appraisal'
  | 'kdv'
  | 'encumbrances'
  | 'times'
  | 'deposit'
  | 'saleplace'
  | 'plate'
  | 'brand'
  | 'model'
  | 'modelYear'
  | 'colour'
  | 'fuel'
  | 'km'
  | 'other';

/** `start` is where the label begins in the text, `passage` what follows the label. */
export type Section = { name: SectionName | 'none'; start: number; passage: Passage };

/** Folded labels of the formats of the offices and of e-Satış. */
const STRONG_LABELS: Readonly<Partial<Record<SectionName, string>>> = {
  features:
    'onemli ozellikleri|oze?llikleri|ozellikler|evsafi|tapu kaydi|tapu bilgileri|satisa konu tasinmaz|aracin cinsi|cinsi|niteligi|vasfi',
  address: 'adresi|adres',
  area: 'yuz ?olcumu',
  landShare: 'arsa payi',
  zoning: 'tasinmazin imar durumu|imar durumu',
  appraisal:
    'kiymeti|muhammen bedeli?|muhammen kiymeti?|muhammen degeri?|takdir (?:edilen|olunan) (?:kiymeti?|degeri?|bedeli?)(?: tl\\.?)?|tahmin edilen (?:kiymeti?|degeri?)|tahmini (?:degeri?|kiymeti?|bedeli?)',
  kdv: 'kdv orani|kdv',
  encumbrances:
    'kaydindaki serhler|tapu kaydindaki serhler|serhler hanesinde|serhler|takyidatlari?|takyidat bilgileri|takyidat',
  times:
    'artt?irma bilgileri|[12] ?\\. ?artt?irma|artt?irma (?:baslangic|bitis) tarih[i]?(?: ve saati)?|[12] ?\\. ?(?:satis|ihale) (?:gunu|tarihi)|(?:birinci|ikinci) (?:satis|ihale|artt?irma)(?: gunu| tarihi)?|satisa cikarilma',
  deposit: 'teminat miktari|teminat tutari|teminat bedeli|teminat orani|teminat',
  saleplace: 'satis yeri|ihale yeri|satis sartlari|satis durumu',
};
/** Words that are also part of what others say: inside a list of encumbrances they are labels only at the start of a line. */
const WEAK_LABELS: Readonly<Partial<Record<SectionName, string>>> = {
  share: 'satilan hisse|satisa konu hisse|satilan pay|satisa konu pay|hisse orani|hissesi|hisse|pay orani',
  plate: 'plakasi|plaka no|plaka',
  brand: 'markasi|marka',
  modelYear: 'model yili|modeli|model',
  model: 'ticari adi|tipi|tip',
  colour: 'rengi|renk',
  fuel: 'yakit turu|yakit tipi|yakit cinsi|yakit|yakiti',
  km: 'kilometresi|kilometre|km',
  other: 'adedi|motor no|sasi no|ilk tescil tarihi|no',
};

function labelPattern(labels: Readonly<Partial<Record<SectionName, string>>>): string {
  return Object.entries(labels)
    .map(([name, words]) => `(?<${name}>${words})`)
    .join('|');
}

/** A lot has a dozen; a text made of labels costs no more than others. */
const MOST_SECTIONS = 2000;

/** A label, what it may be followed by, and the sign that makes it one. */
const LABEL = new RegExp(
  `(?<![a-z0-9/])(?:${labelPattern(STRONG_LABELS)}|${labelPattern(WEAK_LABELS)})(?: ?\\([^()\\n]{0,60}\\))?(?: ?\\n?[:;|] ?| ?(?:\\n|$))`,
  'g',
);

/** Cuts a text at its labels; what stands before the first one is a section without a name. */
export function sectionsOf(passage: Passage): Section[] {
  const sections: Section[] = [];
  let name: Section['name'] = 'none';
  let [start, labelStart] = [0, 0];
  for (const match of passage.folded.matchAll(LABEL)) {
    const found = nameOf(match);
    const isAtLineStart = match.index === 0 || passage.folded[match.index - 1] === '\n';
    if (!found || !isLabel(match, found, isAtLineStart, name)) continue;
    sections.push({ name, start: labelStart, passage: sliceOf(passage, start, match.index) });
    name = found;
    labelStart = match.index;
    if (sections.length === MOST_SECTIONS) break;
    start = match.index + match[0].length;
  }
  sections.push({ name, start: labelStart, passage: sliceOf(passage, start) });
  return sections;
}

function nameOf({ groups = {} }: RegExpExecArray): SectionName | undefined {
  const found = Object.entries(groups).find(([, words]) => words !== undefined);
  // The groups are named by the keys of the two tables.
  return found?.[0] as SectionName | undefined;
}

function isLabel(match: RegExpExecArray, found: SectionName, isAtLineStart: boolean, within: Section['name']): boolean {
  const hasSign = /[:;|]/.test(match[0]);
  // A heading on a line of its own has no sign.
  if (!hasSign) return isAtLineStart && ['zoning', 'times', 'encumbrances'].includes(found);
  if (isAtLineStart) return true;
  if (found === 'other') return false;
  if (match[0].includes(';')) return found === 'encumbrances';
  return !(within === 'encumbrances' && found in WEAK_LABELS);
}
