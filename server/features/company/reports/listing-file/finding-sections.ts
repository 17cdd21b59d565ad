import { alikeFindings } from '#shared/read-documents/alike-findings.ts';
import { axisText, coverageText, placeText, speakerText } from '#shared/read-documents/axis-texts.ts';
import type { DocumentFinding, DocumentFindings } from '#shared/read-documents/document-findings.ts';
import { AXIS_LABELS, FINDING_LABELS } from '#shared/read-documents/finding-labels.ts';
import { timeTexts } from '#shared/read-documents/time-texts.ts';
import type { ReportSection } from '../report-content.ts';

/** The maximum number of rows in a list; the rest is on the listing's page. */
const MOST_ROWS = 60;
const LONGEST = 300;

/** What the listing's read documents say, each with its sentence and place; nothing if none was read. */
export function findingsSection(findings: DocumentFindings, now: Date): ReportSection | undefined {
  if (findings.findings.length === 0) return undefined;
  const times = timeTexts(findings.findings, now);
  const said = alikeFindings(findings.findings);
  const rest = said.length - MOST_ROWS;
  return {
    title: 'Belgelerde bulunanlar',
    parts: [
      {
        kind: 'paragraph',
        text: coverageText(findings),
      },
      {
        kind: 'list',
        items: findings.axes.map((count) => `${AXIS_LABELS[count.axis]}: ${axisText(count)}`),
      },
      ...(times.length > 0 ? [{ kind: 'paragraph' as const, text: `${AXIS_LABELS.time}: ${times.join(' ')}` }] : []),
      {
        kind: 'table',
        name: 'Belgelerde bulunanlar',
        columns: [
          { head: 'Bilgi', kind: 'text', width: 26 },
          { head: 'Değer', kind: 'text', width: 26 },
          { head: 'Cümle', kind: 'text', width: 70 },
          { head: 'Yeri', kind: 'text', width: 34 },
        ],
        rows: said.slice(0, MOST_ROWS).map(rowOf),
      },
      ...(rest > 0 ? [{ kind: 'paragraph' as const, text: `${rest} bilgi daha var; hepsi ilanın sayfasında.` }] : []),
    ],
  };
}

/** What several documents say alike, with each of its sentences and places. */
function rowOf(alike: readonly DocumentFinding[]): string[] {
  const [first] = alike;
  if (!first) return [];
  const texts = (of: (finding: DocumentFinding) => string) => [...new Set(alike.map(of))].join(' · ');
  return [FINDING_LABELS[first.field], first.value, texts(quotedOf), texts(sourceText)];
}

/** Contradictions: both sentences with their places, and what the difference may mean. */
export function contradictionsSection({ contradictions }: DocumentFindings): ReportSection | undefined {
  if (contradictions.length === 0) return undefined;
  const side = (finding: DocumentFinding | undefined) =>
    finding ? `${finding.value}. ${quotedOf(finding)} ${sourceText(finding)}` : '';
  return {
    title: 'Çelişenler',
    parts: [
      {
        kind: 'table',
        name: 'Çelişenler',
        columns: [
          { head: 'Bilgi', kind: 'text', width: 20 },
          { head: 'Birinde', kind: 'text', width: 50 },
          { head: 'Diğerinde', kind: 'text', width: 50 },
          { head: 'Ne anlama gelebilir', kind: 'text', width: 50 },
        ],
        rows: contradictions
          .slice(0, MOST_ROWS)
          .map(({ field, sides: [one, other], meaning }) => [FINDING_LABELS[field], side(one), side(other), meaning]),
      },
    ],
  };
}

function quotedOf({ sentence, isSure }: DocumentFinding): string {
  const cut = sentence.length > LONGEST ? `${sentence.slice(0, LONGEST).trimEnd()}…` : sentence;
  return `${cut === '' ? '' : `“${cut}”`}${isSure ? '' : ' (cümlede belirsiz kelime var)'}`;
}

function sourceText(finding: DocumentFinding): string {
  const { place } = finding;
  const who = speakerText(finding);
  return place ? `${who}; ${placeText(place)}` : who;
}
