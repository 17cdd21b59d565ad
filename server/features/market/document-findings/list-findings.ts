import type { Deps } from '#server/deps.ts';
import { mirroredDocumentUrl } from '#server/features/intake/mirroring/index.ts';
import { type Entitlements, maySee } from '#server/features/members/subscriptions/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { fileName } from '#shared/documents.ts';
import { alikeFindings } from '#shared/read-documents/alike-findings.ts';
import type {
  AxisCount,
  DocumentFinding,
  DocumentFindings,
  FindingCounts,
  FindingPlace,
} from '#shared/read-documents/document-findings.ts';
import {
  AXES,
  PAPER_FIELDS,
  type PaperField,
  type PaperValue,
  type StoredFinding,
} from '#shared/read-documents/finding-fields.ts';
import type { FoundLine } from '#shared/read-documents/found-line.ts';
import { foundLines } from '#shared/read-documents/found-lines.ts';
import type { Difference } from './find-contradictions.ts';
import { findingText, MEANINGS } from './finding-texts.ts';
import { findingId, findingKey } from './marks/finding-key.ts';
import { type By, type PaperPlace, readSaid, readTold, type SaidOfListing, type Told } from './read-said.ts';

type FindingDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Whether a caller gets only the counts: findings quote documents and the notice (D20). */
export function isLockedFor(rights: Entitlements): boolean {
  return !maySee(rights, 'documentFiles') || !maySee(rights, 'noticeValues');
}

/**
 * Returns the findings in a listing's documents and the contradictions between them, the notice, the last auction's
 * notice and the listing's fields, with one indexed read. A caller who may not see documents or notice gets only the
 * counts (D20). Throws 404.
 */
export async function listFindings(deps: FindingDeps, id: number, rights: Entitlements): Promise<DocumentFindings> {
  const [said] = await readSaid(deps.db.$client, [id]);
  if (!said) throw new ExpectedError(404, 'NOT_FOUND', 'Bu ilan bulunamadı. Yayından kaldırılmış olabilir.');
  return answerOf(deps, said, isLockedFor(rights));
}

/** The same for API clients, which need absolute web addresses. */
export async function listFindingsForPrograms(
  deps: FindingDeps,
  { id, rights, origin }: { readonly id: number; readonly rights: Entitlements; readonly origin: string },
): Promise<DocumentFindings> {
  const found = await listFindings(deps, id, rights);
  const withOrigin = (finding: DocumentFinding): DocumentFinding => ({
    ...finding,
    place: finding.place && { ...finding.place, address: `${origin}${finding.place.address}` },
  });
  return {
    ...found,
    findings: found.findings.map(withOrigin),
    contradictions: found.contradictions.map((one) => ({ ...one, sides: one.sides.map(withOrigin) })),
  };
}

/**
 * The findings in the documents of listings, one line each with its places; empty for a caller who may not see findings
 * (D20).
 */
export async function listFoundLines(
  { db }: Pick<Deps, 'db'>,
  ids: readonly number[],
  rights: Entitlements,
): Promise<ReadonlyMap<number, FoundLine[]>> {
  if (isLockedFor(rights) || ids.length === 0) return new Map();
  const said = await readTold(db.$client, ids);
  return new Map(
    said.map(({ id, told }) => [
      id,
      foundLines(
        told.map(({ finding: { field, value, page }, by: { document } }) => ({
          ...comparable(field, value),
          place: document && pageOf(document, page),
        })),
      ),
    ]),
  );
}

/** Reads a finding in a listing's documents by its id; undefined if there is none. */
export async function readFinding(
  { db }: Pick<Deps, 'db'>,
  propertyId: number,
  id: string,
): Promise<StoredFinding | undefined> {
  const [said] = await readSaid(db.$client, [propertyId]);
  return said?.told.find(({ finding, by }) => idOf(finding, by) === id)?.finding;
}

/** The counts, which everybody may know; a finding that several papers share counts once. */
export function countSaid({ documents, stored, told, differences }: SaidOfListing): FindingCounts {
  const said = alikeFindings(told.map(({ finding: { field, value } }) => comparable(field, value)));
  const fields = said.flatMap(([first]) => (first ? [first.field] : []));
  return {
    documents,
    readDocuments: stored.filter(({ state, pages, readPages }) => state === 'read' && pages === readPages).length,
    unreadPages: stored.reduce((sum, { pages, readPages }) => sum + Math.max(0, (pages ?? 0) - (readPages ?? 0)), 0),
    findingCount: fields.length,
    contradictionCount: differences.length,
    axes: axesOf(fields, differences),
  };
}

async function answerOf(deps: FindingDeps, said: SaidOfListing, isLocked: boolean): Promise<DocumentFindings> {
  const shown = ({ finding, by }: Told) => shownFinding(deps, finding, by);
  return {
    isLocked,
    ...countSaid(said),
    findings: isLocked ? [] : await Promise.all(said.told.map(shown)),
    contradictions: isLocked
      ? []
      : await Promise.all(
          said.differences.map(async ({ field, sides }) => ({
            field,
            meaning: MEANINGS[field] ?? '',
            sides: await Promise.all(sides.map(shown)),
          })),
        ),
  };
}

const comparable = (field: PaperField, value: PaperValue) => ({
  field,
  isThere: value.isThere,
  value: findingText(field, value),
});

const idOf = (finding: StoredFinding, { document }: { document: Pick<PaperPlace, 'sha256'> | null }) =>
  document ? findingId(findingKey(document.sha256, finding)) : null;

/** A finding with its place, whose address is only for callers who may see findings. */
export async function shownFinding(
  deps: Pick<Deps, 'clock' | 'config'>,
  finding: StoredFinding,
  by: { readonly speaker: By['speaker']; readonly document: PaperPlace | null },
): Promise<DocumentFinding> {
  const { field, value, sentence, isSure, page, line = null } = finding;
  const { speaker, document } = by;
  return {
    id: idOf(finding, by),
    ...comparable(field, value),
    sentence,
    isSure,
    saidBy: speaker,
    saidOn: document?.day ?? null,
    place: document && {
      address: await mirroredDocumentUrl(deps, document),
      ...pageOf(document, page),
      line,
    },
  };
}

/** A page of a document, or of a file in an archive. */
const pageOf = (document: PaperPlace, page: number): FoundLine['places'][number] => ({
  name: fileName(document.url),
  member: memberOf(document),
  page: page - document.firstPage + 1,
});

/** The file in an archive; null for a document that is not an archive. */
function memberOf({ part, memberName }: PaperPlace): FindingPlace['member'] {
  return part === 0 ? null : { place: part - 1, name: memberName ?? `${part}. dosya` };
}

function axesOf(fields: readonly PaperField[], differences: readonly Difference<By>[]): AxisCount[] {
  return AXES.map((axis) => ({
    axis,
    findings: fields.filter((field) => PAPER_FIELDS[field] === axis).length,
    contradictions: differences.filter(({ field }) => PAPER_FIELDS[field] === axis).length,
  }));
}
