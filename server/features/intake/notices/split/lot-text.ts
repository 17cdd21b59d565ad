import { type Passage, passageOf, sliceOf } from './passage.ts';
import { linesOf } from './passage-lines.ts';
import type { SectionName } from './section-labels.ts';
import { type Section, sectionsOf } from './sections.ts';
import type { LotText } from './split-notice.ts';

/** One lot's part of a notice, divided at its labels. */
export type LabelledLot = {
  whole: Passage;
  sections: readonly Section[];
  /** The texts that describe the thing itself, its features first; without encumbrances, zoning, money and times. */
  descriptive: readonly Passage[];
  /** Everything except the encumbrances, which name other sales, sums and dates. */
  unencumbered: readonly Passage[];
};

const DESCRIPTIVE = new Set<SectionName>([
  'features',
  'none',
  'share',
  'landShare',
  'plate',
  'brand',
  'brandModel',
  'model',
  'modelYear',
  'colour',
  'fuel',
  'km',
  'other',
]);

export function labelLot({ body }: LotText): LabelledLot {
  const own = sectionsOf(body);
  const sections = [...own, ...combinedLinesIn(body).flatMap(sectionsOf)];
  const descriptive = sections.filter(({ name }) => DESCRIPTIVE.has(name));
  return {
    whole: body,
    sections,
    descriptive: [
      ...descriptive.filter(({ name }) => name === 'features'),
      ...descriptive.filter(({ name }) => name !== 'features' && name !== 'landShare'),
    ].map(({ passage }) => passage),
    unencumbered: withoutEncumbrances(body, own),
  };
}

const MOST_COMBINED = 50;
const LONGEST_LINE = 300;

/** Splits lines such as `Ada / Parsel : 128 / 15` or `İl/İlçe: Antalya/Alanya`: each value under its own label. */
function combinedLinesIn(body: Passage): Passage[] {
  const found: Passage[] = [];
  for (const { text, words } of linesOf(body)) {
    if (found.length === MOST_COMBINED) break;
    const colon = text.length > LONGEST_LINE ? -1 : text.indexOf(':');
    const labels = text.slice(0, Math.max(0, colon)).split(/ ?[/-] ?/);
    const values = text.slice(colon + 1).split(labels.length > 1 && text.slice(colon).includes('/') ? '/' : / [-–] /);
    if (labels.length < 2 || labels.length > 6 || values.length !== labels.length) continue;
    if (!labels.every((label) => /^ ?\p{L}{2}/u.test(label))) continue;
    const lines = labels.map((label, at) => `${label.trim()} : ${(values[at] ?? '').trim()}`);
    found.push(passageOf(lines.join('\n'), words ?? text));
  }
  return found;
}

/** Returns the text between the lists of encumbrances, including other labels. */
function withoutEncumbrances(body: Passage, sections: readonly Section[]): Passage[] {
  const stretches: Passage[] = [];
  let from = 0;
  for (const [at, { name, start }] of sections.entries()) {
    if (name !== 'encumbrances') continue;
    stretches.push(sliceOf(body, from, start));
    from = sections[at + 1]?.start ?? body.text.length;
  }
  return [...stretches, sliceOf(body, from)];
}

/**
 * Returns the text after each label with a name: its first line, shortened if it is too long to belong to the label.
 */
export function labelValues({ sections }: Pick<LabelledLot, 'sections'>, name: SectionName, longest = 160): Passage[] {
  return sections
    .filter((section) => section.name === name)
    .map(({ passage }) => {
      const start = passage.text.search(/[^\s:|]/);
      if (start === -1) return sliceOf(passage, 0, 0);
      const lineEnd = passage.text.indexOf('\n', start);
      return sliceOf(passage, start, Math.min(lineEnd === -1 ? passage.text.length : lineEnd, start + longest));
    })
    .filter(({ text }) => text !== '' && !/^[-–.]+$/.test(text));
}
