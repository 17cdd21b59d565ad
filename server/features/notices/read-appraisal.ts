import { type LabelledLot, labelled } from './lot-text.ts';
import type { Field } from './notice-reading.ts';
import type { Passage } from './passage.ts';
import { NUMBER, readKurus } from './read-numbers.ts';
import { type Findings, type Statement, statementsOf } from './statement.ts';

const CURRENCY = '(?:,-|-)? ?(?:tl|₺|try|turk lirasi|lira)(?![a-z])';
const AFTER_LABEL = new RegExp(`(?<![\\d.,])(${NUMBER})(?![\\d%])(?: ?${CURRENCY})?`, 'g');
const SAID = new RegExp(
  `(?:muhammen (?:bedel|kiymet|deger)[a-z]{0,5}|(?:takdir|tahmin) (?:edilen|olunan) (?:bedel|kiymet|deger)[a-z]{0,5}|tahmini (?:deger|kiymet|bedel)[a-z]{0,4}|(?<![a-z])kiymeti|(?<![a-z])degeri) ?[:=]? ?(?:toplam )?(${NUMBER}) ?${CURRENCY}`,
  'g',
);
const SAID_BEFORE = new RegExp(
  `(?<![\\d.,])(${NUMBER}) ?${CURRENCY}['a-z]{0,5} (?:muhammen |degerinde |kiymet takdir|deger takdir|bedel takdir|kiymetinde)`,
  'g',
);
const OF_WHOLE = /tamami(?:nin)?[^.;\n]{0,30}$/;

type Amount = { kurus: number; isOfWhole: boolean };

/** The appraisal of what is sold, in kuruş: in a share sale the share's, when the notice prints both. */
export function readAppraisal(
  lot: LabelledLot,
  common: readonly Passage[],
  isShareSale: boolean,
  findings: Findings,
): Field<number> | undefined {
  const own = amountsOf(lot);
  const amounts =
    own.length > 0 ? own : common.flatMap((text) => [...amountsIn(text, SAID), ...amountsIn(text, SAID_BEFORE)]);
  const fitting = isShareSale ? amounts.filter(({ value }) => !value.isOfWhole) : amounts;
  const agreed = findings.agreed('appraisalKurus', fitting, ({ kurus }) => String(kurus));
  return agreed && { value: agreed.value.kurus, sentence: agreed.sentence };
}

function amountsOf(lot: LabelledLot): Statement<Amount>[] {
  const fromLabels = labelled(lot, 'appraisal').flatMap((text) => amountsIn(text, AFTER_LABEL).slice(0, 1));
  const said = lot.unencumbered.flatMap((text) => [...amountsIn(text, SAID), ...amountsIn(text, SAID_BEFORE)]);
  return [...fromLabels, ...said];
}

function amountsIn(text: Passage, pattern: RegExp): Statement<Amount>[] {
  return statementsOf(text, pattern, (match) => {
    const kurus = readKurus(match[1] ?? '');
    if (kurus === undefined || kurus === 0) return undefined;
    return { kurus, isOfWhole: OF_WHOLE.test(text.folded.slice(Math.max(0, match.index - 60), match.index)) };
  });
}
