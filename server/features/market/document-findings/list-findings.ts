import type { Deps } from '#server/deps.ts';
import { IS_NOT_HIDDEN, mirroredDocumentUrl } from '#server/features/intake/mirroring/index.ts';
import { type Entitlements, maySee } from '#server/features/members/subscriptions/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { fileName } from '#shared/documents.ts';
import type { AxisCount, DocumentFinding, DocumentFindings } from '#shared/read-documents/document-findings.ts';
import { AXES, PAPER_FIELDS, type StoredFinding } from '#shared/read-documents/finding-fields.ts';
import type { PaperKind, Speaker } from '#shared/read-documents/paper-kinds.ts';
import { type Difference, findContradictions, type Side } from './find-contradictions.ts';
import { findingText, MEANINGS } from './finding-texts.ts';
import { type ListingWords, listingFindings, noticeFindings } from './notice-side.ts';

type FindingDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** A stored document of a listing, how far it was read, and what was found in it. */
type Stored = {
  readonly url: string;
  readonly sha256: string;
  readonly type: string;
  readonly state: 'reading' | 'read' | 'failed' | null;
  readonly pages: number | null;
  readonly readPages: number | null;
  readonly kind: PaperKind | null;
  readonly day: string | null;
  readonly ada: string | null;
  readonly parsel: string | null;
  readonly isOfSeveral: boolean | null;
  readonly findings: StoredFinding[] | null;
};
type Row = ListingWords & {
  readonly id: string;
  readonly ada: string | null;
  readonly parsel: string | null;
  readonly isShareSale: boolean | null;
  readonly documents: number;
  readonly stored: Stored[] | null;
  readonly lastRound: ListingWords | null;
};
/** Who says it: a document, or none. */
type By = { readonly speaker: Speaker; readonly document: Stored | null };

const WORDS = (of: string) => `'price', ${of}.price, 'hisse', ${of}.hisse, 'tur', ${of}.tur,
  'description', ${of}.description, 'kaydindakiSerhler', ${of}.kaydindaki_serhler, 'noticeValues', ${of}.notice_values`;

const STATEMENT = `select p.id, p.ada, p.parsel, p.price::float8 as price, p.hisse, p.tur, p.description,
    p.kaydindaki_serhler as "kaydindakiSerhler", p.notice_values as "noticeValues",
    p.is_share_sale as "isShareSale", cardinality(p.document_files) as documents,
    (
      select json_agg(json_build_object('url', f.url, 'sha256', f.sha256, 'type', f.type, 'state', t.state,
        'pages', t.pages, 'readPages', d.read_pages, 'kind', d.kind, 'day', d.day, 'ada', d.ada, 'parsel', d.parsel,
        'isOfSeveral', d.is_of_several, 'findings', d.findings) order by f.id)
      from mirrored_files f left join document_texts t using (sha256) left join document_findings d using (sha256)
      where f.property_id = p.id and f.use = 'document' and f.state = 'stored'
        and ${IS_NOT_HIDDEN}
    ) as stored,
    (
      select json_build_object(${WORDS('o')})
      from (
        select other_id as id from lot_links where property_id = p.id
        union all select property_id from lot_links where other_id = p.id
      ) link join properties o using (id)
      where o.hidden_at is null and o.end_date < p.end_date
      order by o.end_date desc, o.id desc limit 1
    ) as "lastRound"
  from properties p where p.id = any($1::bigint[]) and p.hidden_at is null`;

/**
 * What was found in a listing's documents, and what they, the notice, the last auction's notice and the listing's
 * fields say differently: one indexed read. A caller who may not see documents or notice learns how much there is
 * (D20). Throws 404.
 */
export async function listFindings(deps: FindingDeps, id: number, rights: Entitlements): Promise<DocumentFindings> {
  const found = (await findingsOfListings(deps, [id], rights)).get(id);
  if (!found) throw new ExpectedError(404, 'NOT_FOUND', 'Bu ilan bulunamadı. Yayından kaldırılmış olabilir.');
  return found;
}

/** The same of several listings, by id; those that there are. */
export async function findingsOfListings(
  deps: FindingDeps,
  ids: readonly number[],
  rights: Entitlements,
): Promise<Map<number, DocumentFindings>> {
  const { rows } = await deps.db.$client.query<Row>({ name: 'document-findings', text: STATEMENT, values: [ids] });
  const isLocked = !maySee(rights, 'documentFiles') || !maySee(rights, 'noticeValues');
  return new Map(
    await Promise.all(rows.map(async (row) => [Number(row.id), await answerOf(deps, row, isLocked)] as const)),
  );
}

async function answerOf(deps: FindingDeps, row: Row, isLocked: boolean): Promise<DocumentFindings> {
  const stored = row.stored ?? [];
  const papers = stored.filter((document) => document.findings !== null && isAbout(document, row)).map(paperSide);
  const differences = differencesOf(row, papers);
  const told = papers.flatMap(({ findings, by }) => findings.map((finding) => ({ finding, by })));
  const shown = (one: { finding: StoredFinding; by: By }) => shownFinding(deps, one);
  return {
    isLocked,
    documents: row.documents,
    readDocuments: stored.filter(({ state, pages, readPages }) => state === 'read' && pages === readPages).length,
    unreadPages: stored.reduce((sum, { pages, readPages }) => sum + Math.max(0, (pages ?? 0) - (readPages ?? 0)), 0),
    findingCount: told.length,
    contradictionCount: differences.length,
    axes: axesOf(told, differences),
    findings: isLocked ? [] : await Promise.all(told.map(shown)),
    contradictions: isLocked
      ? []
      : await Promise.all(
          differences.map(async ({ field, sides }) => ({
            field,
            meaning: MEANINGS[field] ?? '',
            sides: await Promise.all(sides.map(shown)),
          })),
        ),
  };
}

/** Without documents that were read nothing is compared but the rounds. */
function differencesOf(row: Row, papers: readonly Side<By>[]): Difference<By>[] {
  if (papers.length === 0 && !row.lastRound) return [];
  const sides: Side<By>[] = [
    { findings: noticeFindings(row), by: { speaker: 'notice', document: null } },
    { findings: listingFindings(row), by: { speaker: 'listing', document: null } },
    ...(row.lastRound
      ? [
          {
            findings: [...noticeFindings(row.lastRound), ...listingFindings(row.lastRound)],
            by: { speaker: 'lastRound', document: null } as const,
          },
        ]
      : []),
    ...papers,
  ];
  const share = sides.flatMap(({ findings }) => findings).find(({ field }) => field === 'share')?.value.word;
  return findContradictions(sides, { isShareSale: row.isShareSale ?? share !== undefined, share });
}

/** A document about another parcel, or about several lots, says nothing of this one. */
function isAbout({ ada, parsel, isOfSeveral }: Stored, listing: Pick<Row, 'ada' | 'parsel'>): boolean {
  const isOther = (said: string | null, wanted: string | null) => said !== null && wanted !== null && said !== wanted;
  return !isOfSeveral && !isOther(ada, listing.ada) && !isOther(parsel, listing.parsel);
}

function paperSide(document: Stored): Side<By> {
  return { findings: document.findings ?? [], by: { speaker: document.kind ?? 'letter', document } };
}

async function shownFinding(
  deps: FindingDeps,
  { finding: { field, value, sentence, isSure, page }, by: { speaker, document } }: { finding: StoredFinding; by: By },
): Promise<DocumentFinding> {
  const place = document && {
    address: await mirroredDocumentUrl(deps, document),
    name: fileName(document.url),
    page,
  };
  const saidOn = document?.day ?? null;
  return {
    field,
    isThere: value.isThere,
    value: findingText(field, value),
    sentence,
    isSure,
    saidBy: speaker,
    saidOn,
    place,
  };
}

function axesOf(told: readonly { finding: StoredFinding }[], differences: readonly Difference<By>[]): AxisCount[] {
  return AXES.map((axis) => ({
    axis,
    findings: told.filter(({ finding }) => PAPER_FIELDS[finding.field] === axis).length,
    contradictions: differences.filter(({ field }) => PAPER_FIELDS[field] === axis).length,
  }));
}
