import { noticeValuesOf } from '#server/features/intake/notice-to-record/index.ts';
import { readNotice } from '#server/features/intake/notices/index.ts';
import { findContradictions } from '#server/features/market/document-findings/find-contradictions.ts';
import { listingFindings, noticeFindings } from '#server/features/market/document-findings/notice-side.ts';
import { type ReadPaper, readPaperText } from '#server/features/market/document-findings/read/read-paper.ts';
import type { PaperField, StoredFinding } from '#shared/read-documents/finding-fields.ts';
import { type LabelledPaper, saidText } from './labelled-papers.ts';

export type PaperScore = { found: number; wrong: number; missed: number };
export type PaperScores = {
  readonly all: PaperScore;
  /** Findings that are numbers or contain one: sums, areas, days, shares, degrees. */
  readonly numbers: PaperScore;
  readonly mistakes: readonly string[];
};

const ENTRIES: readonly PaperField[] = [
  'pledge',
  'seizure',
  'precaution',
  'familyHome',
  'usufruct',
  'easement',
  'lease',
];

/** Compares what the rules find in documents with their labels. */
export function scorePapers(
  papers: readonly LabelledPaper[],
  read: (paper: LabelledPaper) => ReadPaper = ({ text }) => readPaperText(text),
): PaperScores {
  const all = { found: 0, wrong: 0, missed: 0 };
  const numbers = { found: 0, wrong: 0, missed: 0 };
  const mistakes: string[] = [];
  const count = (said: string, how: keyof PaperScore) => {
    all[how] += 1;
    if (/\d/.test(said)) numbers[how] += 1;
  };
  for (const paper of papers) {
    const said = new Set(read(paper).findings.map(({ field, value }) => saidText(field, value)));
    for (const one of said) {
      const isRight = paper.labels.includes(one);
      count(one, isRight ? 'found' : 'wrong');
      if (!isRight) mistakes.push(`${paper.name} wrong: ${one}`);
    }
    for (const label of paper.labels.filter((one) => !said.has(one))) {
      count(label, 'missed');
      mistakes.push(`${paper.name} missed: ${label}`);
    }
  }
  return { all, numbers, mistakes };
}

export const precisionOf = ({ found, wrong }: PaperScore) => found / Math.max(1, found + wrong);
export const recallOf = ({ found, missed }: PaperScore) => found / Math.max(1, found + missed);

/**
 * Planted contradictions that were found or missed, and others that were not planted, each by its document and field.
 */
export function scoreContradictions(papers: readonly LabelledPaper[]): {
  found: string[];
  missed: string[];
  false: string[];
} {
  const score = { found: [] as string[], missed: [] as string[], false: [] as string[] };
  for (const paper of papers) {
    const sides = [
      { findings: readPaperText(paper.text).findings, by: 'paper' },
      { findings: otherFindings(paper), by: 'other' },
    ];
    const share = sides.flatMap(({ findings }) => findings).find(({ field }) => field === 'share')?.value.word;
    const isShareSale = share !== undefined && share !== '1/1';
    const fields = findContradictions(sides, { isShareSale, share }).map(({ field }) => field);
    const isPlanted = (field: PaperField) =>
      paper.contradiction === 'annotations' ? ENTRIES.includes(field) : field === paper.contradiction;
    if (paper.contradiction)
      (fields.some(isPlanted) ? score.found : score.missed).push(`${paper.name} ${paper.contradiction}`);
    score.false.push(...fields.filter((field) => !isPlanted(field)).map((field) => `${paper.name} ${field}`));
  }
  return score;
}

function otherFindings({ otherKind, other }: LabelledPaper): readonly StoredFinding[] {
  if (otherKind === 'register' || otherKind === 'report') return readPaperText(other).findings;
  if (otherKind === 'listing') {
    const [, km = ''] = /^km: (\d+)$/m.exec(other) ?? [];
    return [{ field: 'km', value: { isThere: true, number: Number(km) }, sentence: other, page: 1, isSure: true }];
  }
  const reading = readNotice(other);
  const [lot] = reading.lots;
  const words = {
    price: null,
    hisse: null,
    tur: lot?.tur?.value ?? '',
    description: other,
    kaydindakiSerhler: lot?.kaydindakiSerhler?.value ?? null,
    noticeValues: lot ? noticeValuesOf(reading, lot, lot.categoryNumber?.value ?? '1') : null,
  };
  return [...noticeFindings(words), ...listingFindings(words)];
}
