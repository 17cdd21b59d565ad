import { expect, it } from 'vitest';
import { decidedFindings, mistakesOf } from '#tests/support/papers/decided-findings.ts';
import { type LabelledPaper, labelledPapers } from '#tests/support/papers/labelled-papers.ts';
import { precisionOf, recallOf, scoreContradictions, scorePapers } from '#tests/support/papers/score-papers.ts';
import { readPaperText } from './read/read-paper.ts';

const papers = labelledPapers();

it('150 documents are labelled by hand, four fifths of them by writers who had not seen the rules', () => {
  expect(papers.length).toBe(150);
  expect(papers.filter(({ isBlind }) => isBlind).length).toBe(120);
  expect(papers.flatMap(({ labels }) => labels).length).toBeGreaterThan(900);
});

const SETS: Readonly<Record<string, (paper: LabelledPaper) => boolean>> = {
  'by the writer of the rules': ({ isBlind }) => !isBlind,
  'before the rules': ({ isBlind, name }) => isBlind && !name.includes('/'),
  'by a stranger to the rules': ({ name }) => name.startsWith('third-set/'),
  'by another stranger to the rules': ({ name }) => name.startsWith('fourth-set/'),
  'by a third stranger to the rules': ({ name }) => name.startsWith('fifth-set/'),
};

it.each(Object.keys(SETS))('findings are correct and few are missed in documents written %s', (set) => {
  const { all, numbers, mistakes } = scorePapers(papers.filter((paper) => SETS[set]?.(paper)));
  expect(precisionOf(all), mistakes.join('\n')).toBeGreaterThanOrEqual(0.98);
  expect(recallOf(all), mistakes.join('\n')).toBeGreaterThanOrEqual(0.9);
  expect(precisionOf(numbers), mistakes.join('\n')).toBeGreaterThanOrEqual(0.995);
  expect(recallOf(numbers), mistakes.join('\n')).toBeGreaterThanOrEqual(0.75);
});

it.each([
  'haciz ',
  'kiracı ',
  'imar konut ve ',
  '12.03.2026 ',
  '1.111',
  'lehine irtifak ',
  '(bir iki ',
  'brüt 12 m² ',
  'Değeri : ',
  'komşu 5 parsel, ',
  '1. derece 5 TL ',
  '(X) var ',
  'var mı? ',
  'A... K... payı ',
  'yapı ruhsatı 12.05.2016 ve ',
  'kira süresi 5 yıl süreli ',
])('a document that repeats “%s” without end takes time in proportion to its length', (words) => {
  const used = (length: number) => {
    const before = process.cpuUsage();
    readPaperText(words.repeat(length / words.length));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  expect(used(100_000)).toBeLessThan(10 * used(20_000) + 1000);
});

it('all planted contradictions are found, with at most one false one', () => {
  const { found, missed, false: wrong } = scoreContradictions(papers);
  expect(missed).toEqual([]);
  expect(found.length).toBe(97);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1);
});

it('the rules agree with the decisions of the desk about marked findings', () => {
  const examples = decidedFindings();
  expect(new Set(examples.map(({ expected }) => expected))).toEqual(new Set([true, false]));
  expect(mistakesOf(examples)).toEqual([]);
});
