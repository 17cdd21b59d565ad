import { lawText } from './figure-texts.ts';
import { LAW } from './law-figures.ts';
import { confirmNote } from './law-to-confirm.ts';

const OPENING = lawText(LAW.heirsOpeningPercent);

/** Explains an auction among heirs; with “doğrulanacak” while nobody has confirmed the figure at the desk. */
export const heirsCaution = (unconfirmed: readonly string[]): string =>
  `Miras kalmış bir gayrimenkulse bu ilk ihaleye yalnızca malik mirasçılar katılır. Artırma muhammen bedelin ${OPENING}’ünden açılır; diğerleri ikinci ihaleyi bekler (İİK 114; 7589 sayılı Kanun${confirmNote('heirsOpeningPercent', unconfirmed)}). Miras olup olmadığını ilandan ya da daireden öğrenin.`;
