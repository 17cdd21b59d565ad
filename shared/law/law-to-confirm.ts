import { LAW, type LawFigure } from './law-figures.ts';
import { LAW_RULES, type LawRule } from './law-rules.ts';

export type LawName = keyof typeof LAW | keyof typeof LAW_RULES;
const ALL: Readonly<Record<LawName, LawFigure | LawRule>> = { ...LAW, ...LAW_RULES };
// Safe: these are the keys of exactly this object.
export const LAW_NAMES = Object.keys(ALL) as [LawName, ...LawName[]];

export function lawOf(name: LawName): LawFigure | LawRule {
  return ALL[name];
}

/** Figures and rules from secondary sources: shown with “doğrulanacak” until an operator confirms them at the desk. */
export const LAW_TO_CONFIRM: readonly LawName[] = LAW_NAMES.filter((name) => ALL[name].isToBeConfirmed);

/** The word that marks such a figure or rule. */
const TO_CONFIRM = ', doğrulanacak';

/** `, doğrulanacak` for an unconfirmed figure or rule, to append to its article; otherwise empty. */
export function confirmNote(name: LawName, unconfirmed: readonly string[]): string {
  return unconfirmed.includes(name) ? TO_CONFIRM : '';
}

/** The placeholders of that word in texts of `content/`. */
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

/** The placeholders with the word or with an empty text. */
export function confirmTexts(unconfirmed: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(CONFIRM_MARKS).map(([mark, name]) => [mark, confirmNote(name, unconfirmed)]),
  );
}
