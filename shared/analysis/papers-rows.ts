import { PAPER_FIELD_NAMES, type PaperField } from '../read-documents/finding-fields.ts';
import { AXIS_LABELS, countedLabel } from '../read-documents/finding-labels.ts';
import type { SetPapers } from './analyses.ts';

export const PAPERS_NOTE = 'Yüzdeler, okunan belgesi olan ilanlar içindir. Belgede yazmayan, yok demek değildir.';

type PapersCell = {
  readonly count: number /** Of listings of which a document was read; whole. */;
  readonly percent: number | null;
};
export type PapersRow = { readonly label: string; readonly cells: readonly PapersCell[] };

/** The rows about the read documents of one or two sets: the four questions, what is mentioned, what contradicts. */
export function papersRows(sets: readonly SetPapers[]): PapersRow[] {
  const row = (label: string, countOf: (papers: SetPapers) => number): PapersRow => ({
    label,
    cells: sets.map((papers) => {
      const count = countOf(papers);
      return { count, percent: papers.read === 0 ? null : Math.round((count / papers.read) * 100) };
    }),
  });
  const plain = (label: string, countOf: (papers: SetPapers) => number): PapersRow => ({
    label,
    cells: sets.map((papers) => ({ count: countOf(papers), percent: null })),
  });
  const [first] = sets;
  const axes = first?.axes.map(({ axis }) => axis) ?? [];
  const listingsOf = (field: PaperField) => (papers: SetPapers) =>
    papers.fields.find((one) => one.field === field)?.listings ?? 0;
  const fields = PAPER_FIELD_NAMES.filter((field) => sets.some((papers) => listingsOf(field)(papers) > 0));
  return [
    plain('Okunan belgesi olan ilan', ({ read }) => read),
    row('Çelişkisi olan ilan', ({ contradicted }) => contradicted),
    plain('Bütün çelişkiler', ({ contradictions }) => contradictions),
    ...axes.map((axis) =>
      row(
        `${AXIS_LABELS[axis]}: bilgi bulunan`,
        (papers) => papers.axes.find((one) => one.axis === axis)?.listings ?? 0,
      ),
    ),
    ...fields.map((field) => row(countedLabel(field), listingsOf(field))),
  ];
}
