import { dayText } from '#shared/text/day-text.ts';
import type { AxisCount, DocumentFinding, DocumentFindings, FindingCounts, FindingPlace } from './document-findings.ts';
import { AXIS_LABELS, SPEAKER_LABELS } from './finding-labels.ts';

type Coverage = Pick<DocumentFindings, 'documents' | 'readDocuments' | 'unreadPages'>;

/** `3 bilgi, 1 çelişki`; the text doesn't claim that anything is absent. */
export function axisText({ findings, contradictions }: Pick<AxisCount, 'findings' | 'contradictions'>): string {
  if (findings === 0) return contradictions === 0 ? 'Bilgi bulunamadı' : `${contradictions} çelişki`;
  return contradictions === 0 ? `${findings} bilgi` : `${findings} bilgi, ${contradictions} çelişki`;
}

/**
 * A summary of the read documents in one line: `Yük: 3 bilgi, 1 çelişki · İmar: 2 bilgi · toplam 2 çelişki`; undefined
 * if they say nothing about the four questions and contain no contradiction.
 */
export function papersText({ axes, contradictionCount }: FindingCounts): string | undefined {
  const told = axes.filter(({ findings, contradictions }) => findings + contradictions > 0);
  const ofAxes = told.reduce((sum, { contradictions }) => sum + contradictions, 0);
  const parts = told.map((count) => `${AXIS_LABELS[count.axis]}: ${axisText(count)}`);
  // Areas and values, which belong to none of the questions, can contradict as well.
  if (contradictionCount > ofAxes)
    parts.push(ofAxes === 0 ? `${contradictionCount} çelişki` : `toplam ${contradictionCount} çelişki`);
  return parts.length === 0 ? undefined : parts.join(' · ');
}

/** `3 belgeden 2 tanesi okundu, 4 sayfa okunmadı`. */
export function readText({ documents, readDocuments, unreadPages }: Coverage): string {
  const unread = unreadPages > 0 ? `, ${unreadPages} sayfa okunmadı` : '';
  return `${documents} belgeden ${readDocuments} tanesi okundu${unread}`;
}

/** The same as a sentence, with a note on what missing information means. */
export function coverageText(coverage: Coverage): string {
  return `${readText(coverage)}. Burada yazmayan, yok demek değildir.`;
}

/** `rapor.pdf, 2. sayfa`; for a file in an archive `ekler.zip içindeki rapor.pdf, 2. sayfa`. */
export function placeText({ name, member, page }: Pick<FindingPlace, 'name' | 'member' | 'page'>): string {
  return `${member === null ? name : `${name} içindeki ${member.name}`}, ${page}. sayfa`;
}

/** The document that a finding is from, and its date if known. */
export function speakerText({ saidBy, saidOn }: Pick<DocumentFinding, 'saidBy' | 'saidOn'>): string {
  return saidOn === null ? SPEAKER_LABELS[saidBy] : `${SPEAKER_LABELS[saidBy]}, ${dayText(saidOn)}`;
}
