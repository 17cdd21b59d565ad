import { needing } from '#server/turkish/matches-in.ts';
import type { LabelledLot } from '../split/lot-text.ts';
import type { Passage } from '../split/passage.ts';
import { mentionsIn } from './mentions.ts';
import type { ClaimSaid, Mention, NoticeLot } from './notice-reading.ts';
import { LIRA_SUM, readKurus } from './read-numbers.ts';
import { isStruckOut } from './struck-out.ts';

type Kind = ClaimSaid['kind'];

const RANKED = '(?:ruchanli|ruchani olan|oncelikli|imtiyazli) alaca[kg][a-z]{0,8}';
const PUBLIC = '(?:kamu alacag|amme alacag|vergi borc|emlak vergisi|motorlu tasitlar vergisi|aynindan dogan)[a-z]{0,6}';
/** Words that show that a sum belongs to something else. */
const OTHER_SUM = 'gider|masraf|teminat|muhammen|kiymet|haciz|haczi|kira';
const gap = (longest: number) => `(?:(?!${OTHER_SUM})[^.;\\n\\d%]){0,${longest}}?`;
const sums = (name: string, words: readonly string[]) =>
  [
    new RegExp(`(?<![a-z])${name}${gap(30)}${LIRA_SUM}`, 'g'),
    new RegExp(`${LIRA_SUM}'?(?:lik|tutarinda(?:ki)?|tutarli| )* ?(?:[a-z]{2,12} ){0,2}${name}`, 'g'),
  ].map((pattern) => needing(words, pattern));
const RANKED_SUMS = sums(RANKED, ['ruchan', 'oncelikli', 'imtiyazli']);
const PUBLIC_SUMS = sums(PUBLIC, ['alacag', 'vergi', 'aynindan']);
/** The sum of a mortgage: before the word, otherwise after it in the same entry. */
const MORTGAGE_SUMS = [
  new RegExp(
    `${LIRA_SUM} ?(?:(?:bedel|tutar|miktar|deger)[a-z]{0,6} )?(?:karsiligi )?(?:[1-9] ?\\.? ?derece[a-z]{0,4} )?ipote[kg]`,
    'g',
  ),
  new RegExp(
    `(?<![a-z])ipote[kg](?:(?!haciz|haczi|kira|ipote|yok|bulunma|terkin|fekk|fek )[^;\\n%]){0,80}?${LIRA_SUM}`,
    'g',
  ),
].map((pattern) => needing(['ipote'], pattern));
/** Sums from before 2005 are in old lira (1,000,000 old lira = 1 lira). */
const OLD_LIRA_DATE = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19\d\d|200[0-4])(?!\d)/;
const MOST = 20;

/**
 * Returns the claims that have priority over the sale's creditor, or may have it, with the printed sums (İİK 115).
 * Mortgages in a list with entries from the time of the old lira are omitted, since it is unclear which lira is meant.
 */
export function readPriorClaims(lot: LabelledLot): NoticeLot['priorClaims'] {
  const lists = lot.sections.filter(({ name }) => name === 'encumbrances').map(({ passage }) => passage);
  const newLists = lists.filter(({ folded }) => !OLD_LIRA_DATE.test(folded));
  const claims = [
    ...saidOnce(lot.unencumbered, lists, 'ranked', RANKED_SUMS),
    ...saidOnce(lot.unencumbered, lists, 'public', PUBLIC_SUMS),
    ...newLists.flatMap(mortgagesIn),
  ].slice(0, MOST);
  const [first] = claims;
  return first && { value: claims.map(({ value }) => value), sentence: first.sentence };
}

/**
 * Returns the claims of the text and of the lists. A sum that a list repeats is the same claim and is not counted
 * twice.
 */
function saidOnce(texts: readonly Passage[], lists: readonly Passage[], kind: Kind, patterns: readonly RegExp[]) {
  const said = texts.flatMap((text) => claimsIn(text, kind, patterns));
  const sums = new Set(said.map(({ value }) => value.amountKurus));
  const listed = lists.flatMap((text) => claimsIn(text, kind, patterns));
  return [...said, ...listed.filter(({ value }) => !sums.has(value.amountKurus))];
}

function mortgagesIn(text: Passage): Mention<ClaimSaid>[] {
  const [before = [], after = []] = MORTGAGE_SUMS.map((pattern) => claimsIn(text, 'mortgage', [pattern]));
  return before.length > 0 ? before : after;
}

function claimsIn(text: Passage, kind: Kind, patterns: readonly RegExp[]): Mention<ClaimSaid>[] {
  return patterns
    .flatMap((pattern) =>
      mentionsIn(text, pattern, ({ index, 0: words, groups }, { folded }) => {
        const amountKurus = readKurus(groups?.digits ?? '');
        return amountKurus && !isStruckOut(folded, index, index + words.length) ? { kind, amountKurus } : undefined;
      }),
    )
    .slice(0, MOST);
}
