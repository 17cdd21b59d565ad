import { createHash } from 'node:crypto';
import { READABLE_TYPES, READER_VERSION } from '#server/features/intake/document-texts/index.ts';
import { PAPER_NEWS, type PaperNews } from '#shared/alert-rules.ts';
import { AXES, type Axis, PAPER_FIELDS } from '#shared/read-documents/finding-fields.ts';
import { AXIS_LABELS } from '#shared/read-documents/finding-labels.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import type { Difference } from '../find-contradictions.ts';
import { findingText } from '../finding-texts.ts';
import { FINDINGS_VERSION } from '../make-findings.ts';
import type { By, SaidOfListing, StoredDocument } from '../read-said.ts';

/** The version of the rules and of the reader: findings that only a better version makes are not news. */
export const COUNT_VERSION = `${FINDINGS_VERSION}.${READER_VERSION}`;
/** A document stored longer ago than this and read only now contains no news. */
const FRESH_MS = 7 * DAY_MS;

/** What is no longer news, and the version that found it; empty until the listing is first settled. */
export type Known = {
  readonly version: string;
  readonly knownPapers: readonly string[];
  readonly knownContradictions: readonly string[];
};
export type FindingNews = {
  /** The number of findings in recent documents, by the question they answer; null for those about the thing itself. */
  readonly findings: readonly AxisNumber[];
  /** The contradictions that are new. */
  readonly contradictions: readonly Difference<By>[];
  /** What is known once this has been reported. */
  readonly known: Known;
};

/**
 * The news about a listing since it was last settled; undefined while one of its documents is still being read. News
 * are findings in documents that arrived within a week, and contradictions in them or between documents known before.
 * The first look at a listing with older documents reports nothing, and neither does a better version of the rules or
 * the reader.
 */
export function findingNews(said: SaidOfListing, before: Known | undefined, now: Date): FindingNews | undefined {
  if (!said.stored.every(isSettled)) return undefined;
  const knownPapers = new Set(before?.knownPapers);
  const isNew = ({ document }: By) => document !== null && !knownPapers.has(document.sha256);
  const isFresh = (by: By) => isNew(by) && now.getTime() - Date.parse(by.document?.storedAt ?? '') < FRESH_MS;
  const found = said.told.filter(({ by }) => isFresh(by)).map(({ finding }) => PAPER_FIELDS[finding.field]);
  const knownContradictions = new Set(before?.knownContradictions);
  const isSameReading = before?.version === COUNT_VERSION;
  return {
    findings: countByAxis(found),
    contradictions: said.differences.filter((difference) => {
      if (knownContradictions.has(contradictionHash(difference))) return false;
      const { sides } = difference;
      return sides.some(({ by }) => isFresh(by)) || (isSameReading && !sides.some(({ by }) => isNew(by)));
    }),
    known: {
      version: COUNT_VERSION,
      knownPapers: [...new Set([...knownPapers, ...said.stored.map(({ sha256 }) => sha256)])],
      knownContradictions: [...new Set([...knownContradictions, ...said.differences.map(contradictionHash)])],
    },
  };
}

/** Whether today's reader and rules will find nothing more in a document. */
function isSettled({ type, state, version, donePages, foundVersion, foundPages }: StoredDocument): boolean {
  if (!READABLE_TYPES.includes(type)) return true;
  if (state === null || state === 'reading' || version !== READER_VERSION) return false;
  return donePages === 0 || (foundVersion === FINDINGS_VERSION && foundPages === donePages);
}

/** Identifies a contradiction by what is said and who says it, not by the wording. */
function contradictionHash({ field, sides }: Difference<By>): string {
  const said = sides.map(({ finding, by }) => [sayerOf(by), findingText(field, finding.value)]);
  return createHash('sha256')
    .update(JSON.stringify([field, said]))
    .digest('hex')
    .slice(0, 16);
}

function sayerOf({ speaker, document }: By): string {
  if (!document) return speaker;
  return document.part === 0 ? document.sha256 : `${document.sha256}/${document.part}`;
}

/** The texts of the news about a listing: only numbers by question, which everybody may know (D20). */
export function newsCounts({ findings, contradictions }: FindingNews): { reason: PaperNews; counts: string }[] {
  const total = findings.reduce((sum, { count }) => sum + count, 0);
  const told = countByAxis(contradictions.map(({ field }) => PAPER_FIELDS[field]));
  const texts: Readonly<Record<PaperNews, string | undefined>> = {
    paperFindings: total === 0 ? undefined : `${total} bilgi (${countsText(findings)})`,
    contradiction: told.length === 0 ? undefined : `${contradictions.length} çelişki (${countsText(told)})`,
  };
  return PAPER_NEWS.flatMap((reason) => {
    const counts = texts[reason];
    return counts === undefined ? [] : [{ reason, counts }];
  });
}

type AxisNumber = { readonly axis: Axis | null; readonly count: number };

function countByAxis(axes: readonly (Axis | null)[]): AxisNumber[] {
  return [...AXES, null]
    .map((axis) => ({ axis, count: axes.filter((one) => one === axis).length }))
    .filter(({ count }) => count > 0);
}

function countsText(counts: readonly AxisNumber[]): string {
  return counts
    .map(
      ({ axis, count }) =>
        `${axis === null ? 'değer ve ölçüler' : AXIS_LABELS[axis].toLocaleLowerCase('tr-TR')} ${count}`,
    )
    .join(', ');
}
