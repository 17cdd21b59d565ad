import { needing } from '#server/turkish/matches-in.ts';
import { VEHICLE_BRANDS } from '#shared/kinds/vehicle-brands.ts';
import { PROVINCES_BY_PLATE } from '#shared/places/province-plates.ts';
import { foldTurkish, titleCaseTurkish } from '#shared/text/turkish-text.ts';
import { type LabelledLot, labelValues } from '../split/lot-text.ts';
import { type Passage, sentenceAt } from '../split/passage.ts';
import type { Findings } from './findings.ts';
import { mentionsIn } from './mentions.ts';
import type { Brand, Mention, NoticeLot } from './notice-reading.ts';
import { readNumber } from './read-numbers.ts';

type Vehicle = Pick<NoticeLot, 'brand' | 'modelYear' | 'modelText' | 'plateProvince' | 'km' | 'fuel' | 'colour'>;

const PLATE = needing(
  ['plaka', 'sayili'],
  /(?<!\d)(\d{2}) ?-? ?(?:[a-z]{1,3} ?-? ?\d{2,5}|[a-z*x.]{1,5} ?[*x.\d]{1,6})(?: ?no'?lu)? ?(?:plaka|sayili)/g,
);
const MODEL_YEAR = needing(
  ['model', 'yapimi'],
  /(?<!\d)((?:19|20)\d{2}) ?(?:model|yapimi)(?![a-z]*i? ?:)|model yili ?:? ?((?:19|20)\d{2})(?!\d)/g,
);
const BRAND = needing(['marka'], /(?<![a-z])marka(?:li)?(?![a-z])(?! ?:)/g);
const AFTER_YEAR = needing([' model'], /(?<!\d)(?:19|20)\d{2} model,? ([a-z-]{2,20}(?: [a-z-]{2,20})?)/g);
const MODEL = needing(
  ['marka'],
  /marka(?:li)?,? ([a-z0-9][a-z0-9 .+/-]{0,40}?),? ?(?:tip(?:li|i|inde|indeki)?|ticari adli|(?<!(?:19|20)\d{2} ?)model(?:i|li)?(?! ?y[iI]l))(?![a-z])/g,
);
const KM = needing(
  ['km', 'kilometre'],
  /(?<![\d.,])(\d{1,3}(?:\.\d{3}){1,2}|\d{1,7}) ?(?:km|kilometre)(?:de|deki|dir)?(?![a-z²]|\/)(?! (?:uzak|mesafe|hiz))/g,
);
const KM_LABEL = needing(
  ['km', 'kilometre'],
  /(?<![a-z])(?:km|kilometre(?:si)?) ?:? (\d{1,3}(?:\.\d{3}){1,2}|\d{1,7})(?![\d.,])/g,
);
const COLOUR = needing([' renk'], /(?<![a-z])(?:[a-z]{2,12} )?[a-z]{2,12} renk(?:li)?(?![a-z])/g);
const COLOUR_LABEL = needing(['rengi', 'renk'], /(?<![a-z])(?:rengi|renk) ?:? [a-z]{2,12}(?: [a-z]{2,12})?(?![a-z])/g);
/** `(siyah, dizel, 141.000 km)`. */
const LISTED_COLOUR = /(?<=[(,] ?)[a-z]{3,12}(?= ?[,)])/g;
const COLOURS = new Set(
  'beyaz siyah gri gumus mavi kirmizi yesil sari turuncu bordo lacivert kahverengi bej fume mor altin kahve'.split(' '),
);
const SHADES = new Set('acik koyu metalik gumus inci sedef fume'.split(' '));
const FUELS: readonly (readonly [pattern: RegExp, fuel: string])[] = [
  [/(?<![a-z])benzin(?:li)? ?(?:[-+&/]|ve) ?(?:lpg|gaz)(?:li)?(?![a-z])/, 'Benzin ve LPG'],
  [/(?<![a-z])(?:hibrit|hybrid)(?![a-z])/, 'Hibrit'],
  [/(?<![a-z])(?:dizel|motorin)(?:li)?(?![a-z])/, 'Dizel'],
  [/(?<![a-z])lpg(?:'?li)?(?![a-z])/, 'LPG'],
  [/(?<![a-z])benzin(?:li)?(?![a-z])/, 'Benzin'],
  [
    /(?<![a-z])elektrik(?:li)? (?:otomobil|arac|motor|yakit|minibus|kamyonet)|yakit[a-z ]{0,10} ?:? ?elektrik/,
    'Elektrik',
  ],
];

/** Other spellings of makes in the list. A name that two of its makes share (Ford) is omitted. */
const ALIASES: Readonly<Record<string, string>> = {
  'mercedes benz': '90',
  'mercedes-benz': '90',
  mercedesbenz: '90',
  vw: '153',
  'oyak renault': '122',
  'renault oyak': '122',
  'renault-oyak': '122',
  'ford otosan': '53',
  'ford-otosan': '53',
  'range-rover': '125',
  'land-rover': '420',
  'alfa-romeo': '3',
};
const codeByName = new Map([
  ...VEHICLE_BRANDS.map(([code, name]) => [foldTurkish(name).replace(/ ?\/ ?/, '/'), code] as const),
  ...Object.entries(ALIASES),
]);

/** Reads the values of a vehicle. Only the province of its plate is kept. */
export function readVehicle(lot: LabelledLot, findings: Findings): Vehicle {
  const texts = lot.descriptive;
  const all = <T>(pattern: RegExp, read: (match: RegExpExecArray, text: Passage) => T | undefined): Mention<T>[] =>
    texts.flatMap((text) => mentionsIn(text, pattern, read));
  const brand = findings.agreed('brand', brandsOf(lot), ({ name }) => foldTurkish(name));
  const modelYear = findings.agreed('modelYear', [
    ...all(MODEL_YEAR, ([, before, after]) => Number(before ?? after)),
    ...labelMentions(lot, 'modelYear', (text) =>
      /^(?:19|20)\d{2}(?!\d)/.test(text) ? Number(text.slice(0, 4)) : undefined,
    ),
  ]);
  const modelText = findings.agreed('modelText', modelsOf(lot));
  const plateProvince = findings.agreed('plateProvince', [
    ...all(PLATE, ([, code = '']) => PROVINCES_BY_PLATE.get(Number(code))),
    ...labelMentions(lot, 'plate', (text) =>
      /^\d{2}(?!\d)/.test(text) ? PROVINCES_BY_PLATE.get(Number(text.slice(0, 2))) : undefined,
    ),
  ]);
  const km = findings.agreed('km', [
    ...all(KM, ([, printed = '']) => readNumber(printed)),
    ...all(KM_LABEL, ([, printed = '']) => readNumber(printed)),
    ...labelMentions(lot, 'km', (text) => readNumber(/^[\d.]+\d/.exec(text)?.[0] ?? '')),
  ]);
  const colour = findings.agreed('colour', coloursOf(lot));
  const fuel = findings.agreed('fuel', fuelsOf(lot));
  return {
    ...(brand && { brand }),
    ...(modelYear && { modelYear }),
    ...(modelText && { modelText }),
    ...(plateProvince && { plateProvince }),
    ...(km && { km }),
    ...(fuel && { fuel }),
    ...(colour && { colour }),
  };
}

/** Returns the values after labels, up to the next comma. */
function labelMentions<T>(
  lot: LabelledLot,
  name: 'modelYear' | 'plate' | 'km' | 'brand' | 'model' | 'colour',
  read: (text: string) => T | undefined,
): Mention<T>[] {
  return labelValues(lot, name, 60).flatMap((text) => {
    const value = read((text.text.split(/,(?!\d)|;| \| /)[0] ?? '').trim());
    return value === undefined ? [] : [{ value, sentence: sentenceAt(text, 0, text.text.length) }];
  });
}

function brandsOf(lot: LabelledLot): Mention<Brand>[] {
  const said = lot.descriptive.flatMap((text) =>
    mentionsIn(text, BRAND, (match, passage) => brandNamed(wordsBefore(passage, match.index))),
  );
  const found = [...said, ...labelMentions(lot, 'brand', brandNamed)];
  if (found.length > 0) return found;
  // `2016 model Renault Clio`: a make of the list directly after the year.
  return lot.descriptive.flatMap((text) =>
    mentionsIn(text, AFTER_YEAR, (match, { text: printed }) => {
      const start = match.index + match[0].length - (match[1] ?? '').length;
      const brand = brandNamed(printed.slice(start, start + (match[1] ?? '').length));
      return brand?.code ? brand : undefined;
    }),
  );
}

/** Returns the words from the last comma, colon or `model` up to `marka`. */
function wordsBefore({ text, folded }: Passage, end: number): string {
  const from = Math.max(0, end - 40);
  const before = folded.slice(from, end);
  const stop = [...before.matchAll(/[,;:\n]|(?<![a-z])model(?![a-z])|plakali|sayili/g)].at(-1);
  return text.slice(from + (stop ? stop.index + stop[0].length : 0), end).trim();
}

/** Returns the make at the beginning of a name, with its code if the list of makes has exactly one. */
export function brandNamed(printed: string): Brand | undefined {
  const name = printed.replace(/\s+/g, ' ').trim();
  if (!/^\p{L}[\p{L}\d .()/&-]{1,30}$/u.test(name) || name.split(' ').length > 3) return undefined;
  const code = codeOf(name);
  if (code !== undefined) return { code, name };
  // `RENAULT MEGANE marka`: the make and its model.
  const words = name.split(' ');
  const make = [2, 1]
    .map((count) => words.slice(0, count).join(' '))
    .find((start) => codeOf(start) || isAmbiguous(start));
  return make === undefined ? { code: null, name } : { code: codeOf(make) ?? null, name: make };
}

function codeOf(name: string): string | undefined {
  return codeByName.get(foldTurkish(name).replace(/ ?\/ ?/, '/'));
}

/** Whether the list has several makes that begin with this name (`FORD/…`). */
function isAmbiguous(name: string): boolean {
  const start = `${foldTurkish(name)}/`;
  return [...codeByName.keys()].some((known) => known.startsWith(start));
}

function modelsOf(lot: LabelledLot): Mention<string>[] {
  const said = lot.descriptive.flatMap((text) =>
    mentionsIn(text, MODEL, (match, passage) => {
      const printed = match[1] ?? '';
      const start = match.index + match[0].indexOf(printed);
      return passage.text.slice(start, start + printed.length).trim() || undefined;
    }),
  );
  const named = (text: string) =>
    /^(?:[^\p{L}\d]|(?:19|20)\d{2}(?!\d))|^.{41}/u.test(text) ? undefined : text || undefined;
  // `Model : PCX 125` names a model, `Model : 2012` its year.
  return [...said, ...(['model', 'modelYear'] as const).flatMap((label) => labelMentions(lot, label, named))];
}

function coloursOf(lot: LabelledLot): Mention<string>[] {
  const named = (words: readonly string[]): string | undefined => {
    const [shade = '', colour = ''] = words.length > 1 ? words : ['', ...words];
    if (!COLOURS.has(foldTurkish(colour))) return undefined;
    return titleCaseTurkish(SHADES.has(foldTurkish(shade)) ? `${shade} ${colour}` : colour);
  };
  const printed = (match: RegExpExecArray, { text }: Passage) =>
    text
      .slice(match.index, match.index + match[0].length)
      .split(/[\s:]+/)
      .filter((word) => !/^renk|^rengi/i.test(word));
  const said = lot.descriptive.flatMap((text) => [
    ...mentionsIn(text, COLOUR, (match, passage) => named(printed(match, passage))),
    ...mentionsIn(text, COLOUR_LABEL, (match, passage) => {
      const words = printed(match, passage);
      return named(words) ?? named(words.slice(0, 1));
    }),
  ]);
  const listed = lot.descriptive.flatMap((text) =>
    mentionsIn(text, LISTED_COLOUR, (match, passage) => named(printed(match, passage))),
  );
  const labels = labelMentions(lot, 'colour', (text) => named(text.split(' ')) ?? named(text.split(' ').slice(0, 1)));
  const found = [...labels, ...said];
  return found.length > 0 ? found : listed;
}

function fuelsOf(lot: LabelledLot): Mention<string>[] {
  const fromLabels = labelValues(lot, 'fuel', 30).flatMap((text) =>
    fuelsIn({ ...text, folded: `yakit: ${text.folded}` }, text),
  );
  return [...fromLabels, ...lot.descriptive.flatMap((text) => fuelsIn(text, text))];
}

function fuelsIn({ folded }: Passage, printed: Passage): Mention<string>[] {
  const found = FUELS.find(([pattern]) => pattern.test(folded));
  const at = found ? Math.min(folded.search(found[0]), printed.text.length) : 0;
  return found ? [{ value: found[1], sentence: sentenceAt(printed, at, at) }] : [];
}
