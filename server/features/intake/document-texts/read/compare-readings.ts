import { withDoubts } from './doubtful-neighbours.ts';
import { numberVerdict } from './number-grammar.ts';
import type { ComparedWord, ReadWord } from './page-reading.ts';
import { partedAtBars } from './parted-at-bars.ts';
import { clearlyRead, isSameNumber } from './same-number.ts';
import { SQUARE_METRES, withSquares } from './square-metres.ts';

/** A word with a lower confidence is not certain, even if both readings agree. */
const LEAST_CONFIDENCE = 35;
/**
 * At least one of two equal readings of a number needs this confidence: both read `%20` as `120`, with low confidence.
 */
const LEAST_OF_NUMBER = 50;
/** The part of the smaller word that two words must share to count as the same place. */
const SAME_PLACE = 0.5;
/**
 * Signs that separate columns, a label from its value, or two uses of land. One reading is enough, because they mean
 * nothing alone.
 */
const DIVIDERS = new Set(['|', ':', '+']);
const LEAST_OF_DIVIDER = 60;

type Group = { readonly first: ReadWord[]; readonly second: ReadWord[] };

/**
 * Compares two readings of a page word by word, by their places. A word that both read alike is certain, unless it is a
 * number that nobody would write; of a word that they read differently both readings are kept. The order is that of the
 * first reading.
 */
export function compareReadings(first: readonly ReadWord[], second: readonly ReadWord[]): ComparedWord[] {
  const words = groupByPlace(partedAtBars(withSquares(first)), partedAtBars(withSquares(second))).flatMap((group) =>
    compareGroup(group),
  );
  return withDoubts(words).filter(
    ({ text, isSure }) => /[\p{L}\d]/u.test(text) || (isSure && (text.length > 1 || DIVIDERS.has(text))),
  );
}

/** Groups the words of both readings by place: one of each, or more if one reading joined what the other split. */
function groupByPlace(first: readonly ReadWord[], second: readonly ReadWord[]): Group[] {
  const groupOf = new Map<ReadWord, Group>();
  const byTop = second.toSorted((a, b) => a.top - b.top);
  for (const word of first) {
    const matches = byTop.filter((other) => isSamePlace(word, other));
    const joined = matches.map((other) => groupOf.get(other)).filter((group) => group !== undefined);
    const group = joined[0] ?? { first: [], second: [] };
    for (const other of new Set(joined.slice(1))) if (other !== group) moveInto(group, other, groupOf);
    group.first.push(word);
    groupOf.set(word, group);
    for (const other of matches) {
      if (groupOf.get(other) === group) continue;
      group.second.push(other);
      groupOf.set(other, group);
    }
  }
  const groups = new Set(first.map((word) => groupOf.get(word)).filter((group) => group !== undefined));
  const missed = second.filter((word) => !groupOf.has(word)).map((word) => ({ first: [], second: [word] }));
  return withMissed([...groups], missed);
}

function moveInto(group: Group, from: Group, groupOf: Map<ReadWord, Group>): void {
  group.first.push(...from.first);
  group.second.push(...from.second);
  for (const word of [...from.first, ...from.second]) groupOf.set(word, group);
}

function isSamePlace(one: ReadWord, other: ReadWord): boolean {
  return (
    share(one.top, one.bottom, other.top, other.bottom) >= SAME_PLACE &&
    share(one.left, one.right, other.left, other.right) >= SAME_PLACE
  );
}

function share(from: number, to: number, otherFrom: number, otherTo: number): number {
  const shared = Math.min(to, otherTo) - Math.max(from, otherFrom);
  return shared / Math.max(1, Math.min(to - from, otherTo - otherFrom));
}

/** Inserts words that the first reading missed after the last word before them in the same line. */
function withMissed(groups: Group[], missed: readonly Group[]): Group[] {
  const placed = [...groups];
  for (const group of missed) {
    const word = group.second[0];
    if (!word || word.confidence < LEAST_CONFIDENCE) continue;
    const before = placed.findLastIndex(({ first }) => {
      const last = first.at(-1);
      return last && last.left < word.left && share(last.top, last.bottom, word.top, word.bottom) >= SAME_PLACE;
    });
    const line = placed[before]?.first.at(-1)?.line;
    if (before < 0 || line === undefined) placed.push(group);
    else placed.splice(before + 1, 0, { first: [], second: [{ ...word, line }] });
  }
  return placed;
}

function compareGroup({ first, second }: Group): ComparedWord[] {
  const one = textOf(first);
  const two = textOf(second);
  if (isSameText(one, two))
    return isDoubtedNumber(one, { first, second })
      ? [{ ...around(first), text: one, isSure: false, other: two }]
      : first.map(readAlike);
  if (isSpacedOnly(one, two)) {
    const line = (first[0] ?? second[0])?.line ?? 0;
    return (second.length > first.length ? second : first).map((word) => readAlike({ ...word, line }));
  }
  if (DIVIDERS.has(one) && two === '')
    return first.map(({ confidence, ...word }) => ({ ...word, isSure: confidence >= LEAST_OF_DIVIDER }));
  const clear = clearlyRead(one, two);
  if (clear !== undefined) {
    const line = (first[0] ?? second[0])?.line ?? 0;
    return (clear === 'first' ? first : second).map((word) => readAlike({ ...word, line }));
  }
  const [text, other] = isSecondBetter({ first, second }) ? [two, one] : [one, two];
  const all = first.length > 0 ? first : second;
  return [{ ...around(all), text, isSure: false, other }];
}

const isDoubtedNumber = (text: string, { first, second }: Group) =>
  /\d/.test(text) && [...first, ...second].every(({ confidence }) => confidence < LEAST_OF_NUMBER);

function readAlike({ confidence, ...word }: ReadWord): ComparedWord {
  const isSure = confidence >= LEAST_CONFIDENCE && numberVerdict(word.text) !== 'bad';
  return { ...word, isSure, ...(isSure ? {} : { other: word.text }) };
}

function textOf(words: readonly ReadWord[]): string {
  return words
    .filter(({ text }) => text.trim() !== '')
    .toSorted((a, b) => a.line - b.line || a.left - b.left)
    .map(({ text }) => text)
    .join(' ');
}

/**
 * Whether the texts differ only in a space beside a unit or word without digits: `402,00 m2` and `402,00m2`,
 * never `1 250` and `1250`. Marks at the end may differ.
 */
function isSpacedOnly(one: string, two: string): boolean {
  const [joined = '', other = ''] = [one, two].map((text) => text.replaceAll(' ', ''));
  if (!isSameNumber(joined, other)) return false;
  const parts = [one, two].map((text) => text.split(' ')).sort((a, b) => b.length - a.length)[0] ?? [];
  const hasFigures = parts.map((part) => /\d/.test(part) && !SQUARE_METRES.test(part));
  return parts.length > 1 && !hasFigures.some((has, at) => has && hasFigures[at + 1]);
}

/** Plain words may differ in spaces and in marks at their ends, numbers only in marks that don't change the value. */
function isSameText(one: string, two: string): boolean {
  if (one === '' || two === '') return false;
  if (/\d/.test(one + two)) return isSameNumber(one, two);
  return one === two || (plain(one) !== '' && plain(one) === plain(two));
}

function plain(text: string): string {
  return withoutEnds(text.replace(/\s+/g, ''), /^[^\p{L}]+|[^\p{L}]+$/gu);
}

function withoutEnds(text: string, ends: RegExp): string {
  return text.replace(ends, '');
}

function isSecondBetter({ first, second }: Group): boolean {
  if (first.length === 0) return true;
  if (second.length === 0) return false;
  const verdicts = [first, second].map((words) => words.some(({ text }) => numberVerdict(text) === 'bad'));
  if (verdicts[0] !== verdicts[1]) return verdicts[0] === true;
  return mean(second) > mean(first);
}

function mean(words: readonly ReadWord[]): number {
  return words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
}

function around(words: readonly ReadWord[]): Omit<ReadWord, 'confidence' | 'text'> {
  return {
    left: Math.min(...words.map(({ left }) => left)),
    top: Math.min(...words.map(({ top }) => top)),
    right: Math.max(...words.map(({ right }) => right)),
    bottom: Math.max(...words.map(({ bottom }) => bottom)),
    line: words[0]?.line ?? 0,
  };
}
