import { matchesIn, needing } from '#server/turkish/matches-in.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { type LabelledLot, labelValues } from '../split/lot-text.ts';
import type { Passage } from '../split/passage.ts';
import { Findings } from './findings.ts';
import { mentionsIn } from './mentions.ts';
import type { Mention } from './notice-reading.ts';
import { HALF_IN_WORDS, PRINTED_NUMBER, readHalfInWords, readNumber, SQUARE_METRES } from './read-numbers.ts';

/** Square metres per unit of land: a decare is what is called a dönüm today. */
const LAND_UNITS: Readonly<Record<string, number>> = { ha: 10_000, hektar: 10_000, dekar: 1000, da: 1000, donum: 1000 };
const LAND_UNIT = '(?:hektar|ha|dekar|da|donum)(?:l[iu]k)?(?![a-z])';
/** Square metres and hectares are printed with up to four decimals; `89.258.00` has a point instead of the comma. */
const PARTED = `(?:\\d{1,3}(?:\\.\\d{3}){1,3}\\.\\d{2}(?!\\d)|(?:\\d{1,3}(?:\\.\\d{3}){1,3}|\\d{1,9}),\\d{3,4}(?!\\d)|${PRINTED_NUMBER})`;
const METRES = `(?:${HALF_IN_WORDS}|${PARTED}) ?(?:${SQUARE_METRES})(?![a-z])`;
/** `1.240,00 m²`, `27,5 dönüm`, `1 hektar 2.350 m²`. */
const AMOUNT = `(?<![\\d.,]|(?:bin|milyon) )(?<amount>(?:${PARTED} ?${LAND_UNIT} ?(?:ve )?){1,3}(?:${METRES})?|${METRES})`;
const LABELLED_AREA = new RegExp(`^(?:.{0,30}? )??${AMOUNT}|^(?<amount>${PRINTED_NUMBER})$`, 'g');
const MEASURE = '(?:yuz ?olcum|miktar|alanli|buyuklug|genislig)';
/** Wordings for the area in the title deed. */
const STATED = [
  new RegExp(`${AMOUNT}[' ]{0,2}(?:l?[iu]k )?${MEASURE}`, 'g'),
  new RegExp(
    `(?:yuz ?olcumu?|yuz ?olcumlu|arsa alani|parsel alani|tapu alani|tapu miktari|tapudaki miktari|tapudaki alani)(?: olarak)? ?[:;]? ?${AMOUNT}`,
    'g',
  ),
].map((pattern) => needing(['olcum', 'miktar', 'alan', 'buyuklug', 'genislig'], pattern));
/** `6.469,19 m² arsa`, as titles and lists write it. */
const OF_KIND = new RegExp(
  `${AMOUNT}(?:l[iu]k)? (?:[a-z]{1,20} ){0,2}(?:arsa|tarla|bahce|bag|zeytinlik|daire|mesken|dukkan|tasinmaz|parsel)(?!si? uzerinde|[a-z]{0,3} uzerinde)`,
  'g',
);

const HOME =
  '(?:daire|mesken|konut|dukkan|isyeri|is yeri|buro|ofis|depo|villa|magaza|bagimsiz bolum|bolum|dubleks|tripleks|tasinmaz)[a-z]{0,4}';
/** The area of the unit itself, if the deed states none: `daire brüt 95 m²`, `kullanım alanı 52 m2'dir`. */
const OF_UNIT = [
  new RegExp(
    `(?<![a-z])(?:${HOME},? (?:toplam |yaklasik )?(?:(?:brut|net) )?|(?:brut|net) (?:alani? ?:? ?)?|kullanim alani ?:? ?)${AMOUNT}(?! ?(?:arsa|parsel|tarla|yuz ?olcum|zemin|bodrum|asma))(?! ?'?y[ei] | ?'?den )`,
    'g',
  ),
  needing(['kullanim alanli'], new RegExp(`${AMOUNT} (?:brut |net )?kullanim alanli`, 'g')),
  new RegExp(
    `(?<!arsa |arsanin |parsel |parselin |bina |binanin |insaat |kapali |imar |tasinmazin )(?<![a-z])alani ?:? ?${AMOUNT}(?=(?:'?dir)?,? (?:olarak |olup )?(?:bulun|olcul|tespit|hesap))`,
    'g',
  ),
];
/** The area is that of the ground under the unit. */
const GROUND_BEFORE = /(?:arsa|parsel|ana (?:tasinmaz|gayrimenkul|yapi))[a-z()]{0,4}[^\n;.]{0,20}$/;
const GROUND_AFTER = /^[a-z' ]{0,4},? ?(?:[a-z]{1,20} )?(?:arsa|parsel|tarla|bahce|ana (?:tasinmaz|gayrimenkul))/;
/**
 * `yüzölçümlü “5 katlı betonarme apartman ve arsası” vasıflı`: the register's words for the whole building with its
 * ground.
 */
const BUILDING_AFTER =
  /^[a-z' ]{0,4}yuz ?olcumlu,? ?["'“”«(]{0,2}[^\n;.]{0,60}?(?:apartman|bina|arsasi|kargir|blok)[^\n;.]{0,40}?(?:vasif|vasf|nitelik|nitelig)/;

const SIZE = (which: string) =>
  [
    new RegExp(
      `(?<![a-z])${which}(?: (?:kullanim|insaat|yapi|oturum))?(?: alan[a-z]{0,4})? ?:? ?(?:yaklasik )?${AMOUNT}(?! ?(?:arsa|parsel|bodrum|asma))`,
      'g',
    ),
    new RegExp(`${AMOUNT} ?\\(?${which}(?![a-z])`, 'g'),
  ].map((pattern) => needing([which], pattern));
const GROSS = SIZE('brut');
const NET = SIZE('net');

type Area = { squareMetres: number; isOfGround: boolean };

/**
 * Returns the square metres of the title deed; a labelled area has priority over areas in running text. For a unit it
 * is the unit's own area; the area of the ground under it is `plotM2`, if the notice distinguishes the two.
 */
export function readArea(
  lot: LabelledLot,
  isUnit: boolean,
  findings: Findings,
): { areaM2?: Mention<number>; plotM2?: Mention<number> } {
  const labels = labelValues(lot, 'area').flatMap((text) => areasIn(text, LABELLED_AREA).slice(0, 1));
  const stated = lot.descriptive.flatMap((text) => STATED.flatMap((pattern) => areasIn(text, pattern)));
  if (isUnit) {
    // Two sizes of the ground don't make the unit's area doubtful, so they are not recorded as a conflict.
    const plot = agreed(
      [...labels, ...stated].filter(({ value }) => value.isOfGround),
      new Findings(),
    );
    const own = areaOfUnit(lot, [labels, stated], findings);
    return { ...(own && { areaM2: own }), ...(plot && { plotM2: plot }) };
  }
  const ofKind = () => lot.descriptive.flatMap((text) => areasIn(text, OF_KIND));
  const area = agreed(labels.length > 0 ? labels : stated.length > 0 ? stated : ofKind(), findings);
  return area ? { areaM2: area } : {};
}

function areaOfUnit(
  lot: LabelledLot,
  said: readonly (readonly Mention<Area>[])[],
  findings: Findings,
): Mention<number> | undefined {
  const own = said.map((areas) => areas.filter(({ value }) => !value.isOfGround));
  const ofDeed = own.find((areas) => areas.length > 0);
  if (ofDeed) return agreed(ofDeed, findings);
  const ofUnit = lot.descriptive.flatMap((text) => OF_UNIT.flatMap((pattern) => areasIn(text, pattern)));
  // Gross and net are both true and neither is the area: unknown, but not recorded as a conflict.
  if (ofUnit.length > 0) return agreed(ofUnit, new Findings());
  const ofKind = lot.descriptive.flatMap((text) => areasIn(text, OF_KIND)).filter(({ value }) => !value.isOfGround);
  return agreed(ofKind, findings);
}

/** Returns the gross and the net area of a unit; none if there are several (`zemin kat brüt …`, `bodrum brüt …`). */
export function readGrossAndNet(lot: LabelledLot): { grossM2?: Mention<number>; netM2?: Mention<number> } {
  const [gross, net] = [GROSS, NET].map((patterns) =>
    // Different floors have different areas, so this is not a conflict.
    agreed(
      lot.descriptive.flatMap((text) => patterns.flatMap((pattern) => areasIn(text, pattern))),
      new Findings(),
    ),
  );
  return { ...(gross && { grossM2: gross }), ...(net && { netM2: net }) };
}

function agreed(areas: readonly Mention<Area>[], findings: Findings): Mention<number> | undefined {
  const found = findings.agreed('areaM2', areas, ({ squareMetres }) => String(squareMetres));
  return found && { value: found.value.squareMetres, sentence: found.sentence };
}

function areasIn(text: Passage, pattern: RegExp): Mention<Area>[] {
  return mentionsIn(text, pattern, (match) => {
    const squareMetres = squareMetresOf(match.groups?.amount ?? '');
    if (squareMetres === undefined) return undefined;
    const start = text.offset + match.index;
    const end = match.index + match[0].length;
    // The label before a value is outside the passage, so the text before it is read from the source.
    const before = foldTurkish(text.source.slice(Math.max(0, start - 40), start));
    const isOfGround =
      GROUND_BEFORE.test(before) ||
      /(?:arsa|parsel) alani/.test(match[0]) ||
      GROUND_AFTER.test(text.folded.slice(end, end + 40)) ||
      BUILDING_AFTER.test(text.folded.slice(match.index + (match.groups?.amount ?? '').length, end + 120));
    return { squareMetres, isOfGround };
  });
}

const PART = new RegExp(`(${PARTED}) ?(hektar|ha|dekar|da|donum)?`, 'g');
const HALF = new RegExp(`^${HALF_IN_WORDS}`);

/** Returns the sum of the printed parts in square metres, rounded to two decimals. */
function squareMetresOf(amount: string): number | undefined {
  const half = HALF.exec(amount)?.[0];
  if (half !== undefined) return readHalfInWords(half);
  let sum = 0;
  for (const [, digits = '', unit = ''] of matchesIn(amount.replace(/m ?2|mt2/g, 'm²'), PART)) {
    const value = readNumber(digits.replace(/(?<=\.\d{3})\.(?=\d{2}$)/, ','));
    if (value === undefined) return undefined;
    sum += value * (LAND_UNITS[unit] ?? 1);
  }
  return sum > 0 ? Math.round(sum * 100) / 100 : undefined;
}
