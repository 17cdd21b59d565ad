import { needing } from '#server/turkish/matches-in.ts';
import { RIGHTS, type Right } from '#shared/notice-values.ts';
import type { LabelledLot } from '../split/lot-text.ts';
import { mentionsIn } from './mentions.ts';
import type { Mention } from './notice-reading.ts';

const BUILDING_RIGHT = 'ust (?:\\(? ?insaat ?\\)? ?|kullanim )?hakk[a-z]{0,8}';
const SOLD = ',? (?:satis|satil)';
/**
 * Words between `satışa konu` and a right. Another person's right in the ground is an entry of the register, not what
 * is sold.
 */
const BETWEEN = '(?:(?!lehine|uzerinde|irtifak|serh|beyan)[^ \\n]{1,25} ){0,12}?';

/** Wordings that say what is sold. They must not match a right that the register only lists for the land. */
const WORDINGS: Readonly<Record<Right, RegExp>> = {
  superficies: needing(
    ['ust '],
    new RegExp(
      `(?<![a-z])(?:${BUILDING_RIGHT}${SOLD}|satisa? konu ${BETWEEN}${BUILDING_RIGHT}|borclu[^.\\n]{0,120} ${BUILDING_RIGHT} tesis edil)`,
      'g',
    ),
  ),
  allotment: needing(
    ['tahsis'],
    new RegExp(
      `(?<![a-z])(?:tahsis hakk[a-z]{0,6}${SOLD}|satisa? konu ${BETWEEN}tahsis hakk|tahsis suresi(?:nin|ne)? (?:bitim|sonu|kalan)|tahsisli (?:arazi|arsa|parsel|tasinmaz))`,
      'g',
    ),
  ),
  ownership: needing(
    ['mulkiyet'],
    new RegExp(`(?<![a-z])(?<!ciplak |kuru )(?:tam )?mulkiyet(?:i|inin| hakki(?:nin)?)${SOLD}`, 'g'),
  ),
  // Only directly before the sale: another person's usufruct is the most common entry of the register.
  usufruct: needing(
    ['intifa hakk'],
    /(?<![a-z])(?:intifa hakk[a-z]{0,8},? (?:satisi(?!n)|satil)|satisa? konu (?:olan )?intifa hakk)/g,
  ),
};

/** Returns the right that a buyer of land acquires, if the notice says so; none if it names two. */
export function readRight({ unencumbered }: LabelledLot): Mention<Right> | undefined {
  const found = RIGHTS.flatMap((right) =>
    unencumbered.flatMap((text) => mentionsIn(text, WORDINGS[right], () => right)).slice(0, 1),
  );
  return found.length === 1 ? found[0] : undefined;
}
