import { matchesIn } from '#server/turkish/matches-in.ts';
import { type Passage, sliceOf } from './passage.ts';
import { LINE_LABELS, type SectionName, STRONG_LABELS, WEAK_LABELS } from './section-labels.ts';

/** `start` is the position of the label in the text, `passage` the text after it. */
export type Section = { name: SectionName; start: number; passage: Passage };

function labelPattern(labels: Readonly<Partial<Record<SectionName, string>>>): string {
  return Object.entries(labels)
    .map(([name, words]) => `(?<${name}>${words})`)
    .join('|');
}

/** A lot has a dozen; the limit keeps the cost of a text that consists only of labels low. */
const MOST_SECTIONS = 2000;
/** The end of a label: an optional text in brackets, then the sign that makes it a label. */
const SIGN = '(?: ?\\([^()\\n]{0,60}\\))?(?: ?\\n?[:;|] ?| ?(?:\\n|$))';
const LABEL = new RegExp(`(?<![a-z0-9/])(?:${labelPattern(STRONG_LABELS)}|${labelPattern(WEAK_LABELS)})${SIGN}`, 'g');
const LINE_LABEL = new RegExp(`(?:${labelPattern(LINE_LABELS)})(?:${SIGN}| (?:[-–] )?(?=[\\d%₺]))`, 'y');
/** Text that may precede the label of a line. */
const BULLET = /[-–•*·]|\d{1,2} ?[.)-]/y;
/** Labels that may be headings on a separate line, without a sign. */
const HEADINGS = new Set<SectionName>(['zoning', 'times', 'encumbrances']);
/** Within these, the label of a place or a number begins no new section. */
const GOES_ON = new Set<SectionName>(['none', 'features']);

const WHOLE_LABEL = new RegExp(
  `^(?:${[STRONG_LABELS, WEAK_LABELS, LINE_LABELS].map(unnamed).join('|')})(?: ?\\([^()]{0,60}\\))? ?:?$`,
);
const ENTRY = /^(?:serh|beyan|rehin|ipotek|haciz)(?![a-z])/;

type Label = { name: SectionName; start: number; end: number; isOfLine: boolean; words: string };

/** Divides a text at its labels; the text before the first one is a section without a name. */
export function sectionsOf(passage: Passage): Section[] {
  const sections: Section[] = [];
  let name: SectionName = 'none';
  let [start, labelStart] = [0, 0];
  for (const label of labelsIn(passage.folded)) {
    if (label.start < start || !isLabel(label, passage.folded, name)) continue;
    if (label.name === 'none' && GOES_ON.has(name)) continue;
    // `Haciz : …` is an entry of the current list.
    if (label.name === 'encumbrances' && name === label.name && ENTRY.test(label.words)) continue;
    sections.push({ name, start: labelStart, passage: sliceOf(passage, start, label.start) });
    name = label.name;
    labelStart = label.start;
    // A place is read together with its label, so the label stays.
    start = label.name === 'none' ? label.start : label.end;
    if (sections.length === MOST_SECTIONS) break;
  }
  sections.push({ name, start: labelStart, passage: sliceOf(passage, start) });
  return sections;
}

function unnamed(labels: Readonly<Partial<Record<SectionName, string>>>): string {
  return Object.values(labels).join('|');
}

/** Whether a folded text is only a label, like a cell of a form. */
export function isLabelText(folded: string): boolean {
  return folded.length <= 80 && WHOLE_LABEL.test(folded);
}

/** Returns all possible labels in the order of the text; at the same position the longest first. */
function labelsIn(folded: string): Label[] {
  const labels = (matches: readonly RegExpExecArray[], isOfLine: boolean): Label[] =>
    matches.map((match) => {
      const [words] = match;
      return { name: nameOf(match), start: match.index, end: match.index + words.length, isOfLine, words };
    });
  const anywhere = matchesIn(folded, LABEL, 2 * MOST_SECTIONS);
  return [...labels(lineLabelsIn(folded), true), ...labels(anywhere, false)].toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  );
}

/** Tested only at the start of lines: searching for these by the pattern takes many times longer. */
function lineLabelsIn(folded: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  let end = 0;
  for (const place of beginningsOfLines(folded)) {
    if (place < end) continue;
    LINE_LABEL.lastIndex = place;
    const label = LINE_LABEL.exec(folded);
    if (!label) continue;
    found.push(label);
    end = LINE_LABEL.lastIndex;
    if (found.length === 2 * MOST_SECTIONS) break;
  }
  return found;
}

/** Returns the positions at which lines begin, and those after a bullet or number at the start of a line. */
function beginningsOfLines(folded: string): number[] {
  const places: number[] = [];
  for (let start = 0; start !== -1; start = folded.indexOf('\n', start) + 1 || -1) {
    places.push(start);
    BULLET.lastIndex = start;
    if (!BULLET.test(folded)) continue;
    places.push(BULLET.lastIndex);
    if (folded[BULLET.lastIndex] === ' ') places.push(BULLET.lastIndex + 1);
  }
  return places;
}

function nameOf({ groups = {} }: RegExpExecArray): SectionName {
  // safe: the groups have the tables' keys as names. Object.entries of all groups would be the slowest step of a
  // reading.
  for (const name in groups) if (groups[name] !== undefined) return name as SectionName;
  return 'none';
}

function isLabel({ name, start, isOfLine, words }: Label, folded: string, within: SectionName): boolean {
  const isAtLineStart = isOfLine || start === 0 || folded[start - 1] === '\n';
  // Without a sign it counts only as a heading, or before a number (then it ends in a blank).
  if (!/[:;|]/.test(words))
    return isAtLineStart && ((HEADINGS.has(name) && !words.includes('(')) || words.endsWith(' '));
  if (isAtLineStart) return true;
  if (name === 'other') return false;
  if (words.includes(';')) return name === 'encumbrances';
  return !(within === 'encumbrances' && name in WEAK_LABELS);
}
