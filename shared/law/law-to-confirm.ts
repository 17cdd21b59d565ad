import { LAW, type LawFigure } from './law-figures.ts';
import { LAW_RULES, type LawRule } from './law-rules.ts';

/** The names of all figures and rules of law. */
export type LawName = keyof typeof LAW | keyof typeof LAW_RULES;
const ALL: Readonly<Record<LawName, LawFigure | LawRule>> = { ...LAW, ...LAW_RULES };
// Safe: these are the keys of just this object.
export const LAW_NAMES = Object.keys(ALL) as [LawName, ...LawName[]];

/** A figure or a rule of law by its name. */
export function lawOf(name: LawName): LawFigure | LawRule {
  return ALL[name];
}

/** What is told from a second hand: shown with “doğrulanacak” until an operator confirms it at the desk. */
export const LAW_TO_CONFIRM: readonly LawName[] = LAW_NAMES.filter((name) => ALL[name].isToBeConfirmed);

/** The word that such a figure or rule carries. */
const TO_CONFIRM = ', doğrulanacak';

/** `, doğrulanacak` for what nobody has confirmed, to stand behind its article; nothing once somebody has. */
export function confirmNote(name: LawName, unconfirmed: readonly string[]): string {
  return unconfirmed.includes(name) ? TO_CONFIRM : '';
}

/** The marks by which texts of `content/` ask for that word. */
const CONFIRM_MARKS = {
  'mirasci-durumu': 'heirsOpeningPercent',
  'yasal-faiz-durumu': 'statutoryInterestPercent',
  'vesayet-durumu': 'wardSales',
  'havale-durumu': 'transferLimits',
  'yeniden-satis-durumu': 'resaleTax',
  'tarim-durumu': 'farmland',
  'yabanci-durumu': 'foreignBuyers',
  'aile-konutu-durumu': 'familyHome',
} as const satisfies Readonly<Record<string, LawName>>;

/** The marks with the word or nothing, for texts. */
export function confirmTexts(unconfirmed: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(CONFIRM_MARKS).map(([mark, name]) => [mark, confirmNote(name, unconfirmed)]),
  );
}
