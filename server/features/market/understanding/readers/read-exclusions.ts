import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { Claim, Sentence } from '../sentence.ts';
import { foldedSet } from '../vocabulary/folded-set.ts';
import {
  CONJUNCTIONS,
  ENCUMBRANCES,
  NEGATIONS,
  NOT_NEGATED,
  STOP_WORDS,
  WHOLE_OWNERSHIP,
} from '../vocabulary/stop-words.ts';
import { PhraseBook } from './phrase-book.ts';

const NEGATION = foldedSet(NEGATIONS);
const KEPT = foldedSet(NOT_NEGATED);
const STOPS = foldedSet(STOP_WORDS);
const JOINTS = foldedSet(CONJUNCTIONS);
const PRESENCE: ReadonlyMap<string, string> = new Map(ENCUMBRANCES.map(([stem, word]) => [foldTurkish(stem), word]));
const SHARE = 'hisse';
const UNDECIDABLE = 'borçlu';
const WHOLE = new PhraseBook(WHOLE_OWNERSHIP.map((phrase) => [phrase, 'hisseli'] as const));

/** `… hariç`, `… olmasın`, `… değil` exclude what stands right before them; `hissesiz` excludes by its ending. */
export function readExclusions(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    if (NEGATION.has(sentence.free(index)?.folded ?? '')) excludeBefore(sentence, index);
    else readWithout(sentence, index);
  }
}

function readWithout(sentence: Sentence, index: number): void {
  const whole = WHOLE.find(sentence, index);
  if (whole !== undefined) {
    sentence.claim(index, whole.end, { type: 'text', text: whole.value }).isExcluded = true;
    return;
  }
  const token = sentence.free(index);
  const stem = token?.stems.find(({ stem: word, features }) => features.derived === 'siz' && PRESENCE.has(word));
  const text = stem && PRESENCE.get(stem.stem);
  if (text === UNDECIDABLE) sentence.claim(index, index + 1, { type: 'text' });
  else if (text !== undefined) sentence.claim(index, index + 1, { type: 'text', text }).isExcluded = true;
}

function excludeBefore(sentence: Sentence, at: number): void {
  let index = at - 1;
  while (index >= 0 && sentence.claimAt(index) === undefined && isSkipped(sentence, index)) index -= 1;
  const claim = excludeAt(sentence, index);
  if (claim === undefined) return;
  sentence.claim(at, at + 1, { type: 'none' });
  // `arsa ve tarla hariç` excludes both.
  let first = claim.start;
  for (;;) {
    const isJoined = JOINTS.has(sentence.free(first - 1)?.folded ?? '') || sentence.isAt(first - 1, ',');
    // `istanbul ankara izmir hariç`: consecutive provinces are a list, even without conjunctions.
    const before = sentence.claimAt(isJoined ? first - 2 : first - 1);
    if (before === undefined || before.meaning.type !== claim.meaning.type || before.isExcluded) break;
    if (!isJoined && !(isProvince(before) && isProvince(claim))) break;
    before.isExcluded = true;
    first = before.start;
  }
}

function isProvince({ meaning }: Claim): boolean {
  return meaning.type === 'place' && meaning.options.every(({ district }) => district === undefined);
}

/** The claim that ends at a token, otherwise the token itself as text. */
function excludeAt(sentence: Sentence, index: number) {
  const owner = sentence.claimAt(index);
  if (owner !== undefined) {
    if (owner.isExcluded || owner.meaning.type === 'none') return undefined;
    owner.isExcluded = true;
    return owner;
  }
  const token = sentence.free(index);
  if (token === undefined || token.kind === 'sign' || KEPT.has(token.folded)) return undefined;
  // `hissesi olmayan` excludes what is called `hisseli`.
  const owned = token.stems.find(({ stem, features }) => features.isPossessive && PRESENCE.has(stem));
  // So do `hisse falan olmasın` and the misspelt `hiseli olmasın`.
  const isShare = token.folded === SHARE || token.folded === `${SHARE}li`;
  const presence = PRESENCE.get(owned?.stem ?? (isShare ? SHARE : ''));
  // Every notice names its debtor, so the absence of a debt can't be derived from a missing word.
  if (presence === UNDECIDABLE) return undefined;
  const claim = sentence.claim(index, index + 1, {
    type: 'text',
    ...(presence === undefined ? {} : { text: presence }),
  });
  claim.isExcluded = true;
  return claim;
}

function isSkipped(sentence: Sentence, index: number): boolean {
  const token = sentence.free(index);
  return token !== undefined && (token.kind === 'sign' || STOPS.has(token.folded));
}
