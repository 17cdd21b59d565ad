import { LRUCache } from 'lru-cache';
import type { Deps } from '#server/deps.ts';
import { mirroredDocumentUrl } from '#server/features/intake/mirroring/index.ts';
import { getListing } from '#server/features/market/listing/index.ts';
import { type Entitlements, maySee, PREMIUM } from '#server/features/members/subscriptions/index.ts';
import { fileName } from '#shared/documents.ts';
import type { ListingDetail } from '#shared/listings.ts';
import type { DocumentFinding, DocumentFindings, FindingField } from '#shared/read-documents/document-findings.ts';
import { FINDING_FIELDS } from '#shared/read-documents/document-findings.ts';
import type { PageText } from '#shared/read-documents/document-texts.ts';
import { type Difference, findContradictions, type Paper } from './find-contradictions.ts';
import { findingText, MEANINGS } from './finding-texts.ts';
import { type FoundValues, type ReadFindings, readFindings } from './read-findings.ts';

type FindingDeps = Pick<Deps, 'db' | 'clock' | 'config'>;
/** A stored document of a listing, and how far it was read. */
type Stored = {
  readonly url: string;
  readonly sha256: string;
  readonly type: string;
  readonly state: 'reading' | 'read' | 'failed' | null;
  readonly pages: number | null;
  readonly readPages: number;
  readonly latest: string | null;
};
/** What the notice or a document says; `findings` by field. */
type Place = { readonly findings: ReadonlyMap<FindingField, DocumentFinding> };

/** Pages of a document in which rules look; what matters stands before its appendices. */
const MOST_PAGES = 60;

const STORED = `select f.url, f.sha256, f.type, t.state, t.pages, count(p.page)::int as "readPages",
    max(p.read_at)::text as latest
  from mirrored_files f left join document_texts t on t.sha256 = f.sha256
  left join document_pages p on p.sha256 = t.sha256 and p.by <> 'failed'
  where f.property_id = $1 and f.use = 'document' and f.state = 'stored'
    and not exists (select from hidden_contents h where h.sha256 = f.sha256 and h.undone_at is null)
  group by f.id, t.sha256 order by f.id`;

const PAGES = `select page, by, words from document_pages
  where sha256 = $1 and page <= ${MOST_PAGES} order by page`;

/** By content and latest page: what is read once stays so. */
const known = new LRUCache<string, { readonly read: ReadFindings | undefined }>({ max: 500 });

/**
 * What was found in a listing's documents, and what they and the notice say differently. A caller who may not see
 * documents or notice learns how much there is (D20). Throws 404.
 */
export async function listFindings(deps: FindingDeps, id: number, rights: Entitlements): Promise<DocumentFindings> {
  const listing = await getListing(deps, id, PREMIUM);
  const { rows } = await deps.db.$client.query<Stored>(STORED, [id]);
  const papers: Paper<Place>[] = [];
  for (const stored of rows.filter(({ readPages }) => readPages > 0)) {
    const read = await findingsOf(deps, stored);
    if (read && isAbout(read, listing)) papers.push(await paperOf(deps, stored, read));
  }
  const isShareSale = listing.noticeValues?.values.isShareSale?.value ?? listing.hisse !== null;
  const differences = findContradictions([noticeOf(listing), ...papers], isShareSale);
  const findings = papers.flatMap(({ place }) => [...place.findings.values()]);
  const contradictions = differences.flatMap(told);
  const isLocked = !maySee(rights, 'documentFiles') || !maySee(rights, 'noticeValues');
  return {
    isLocked,
    documents: listing.documentFiles.length,
    readDocuments: rows.filter(({ state, pages, readPages }) => state === 'read' && pages === readPages).length,
    unreadPages: rows.reduce((sum, { pages, readPages }) => sum + Math.max(0, (pages ?? 0) - readPages), 0),
    findingCount: findings.length,
    contradictionCount: contradictions.length,
    findings: isLocked ? [] : findings,
    contradictions: isLocked ? [] : contradictions,
  };
}

async function findingsOf({ db }: FindingDeps, { sha256, latest, readPages }: Stored) {
  const key = `${sha256} ${latest} ${readPages}`;
  const cached = known.get(key);
  if (cached) return cached.read;
  const { rows } = await db.$client.query<PageText>(PAGES, [sha256]);
  const read = readFindings(rows);
  known.set(key, { read });
  return read;
}

/** A document about another parcel says nothing of this lot. */
function isAbout({ parcel }: ReadFindings, listing: Pick<ListingDetail, 'ada' | 'parsel'>): boolean {
  const isOther = (said: string | undefined, wanted: string | null) => said && wanted && said !== wanted;
  return !isOther(parcel.ada, listing.ada) && !isOther(parcel.parsel, listing.parsel);
}

async function paperOf(deps: FindingDeps, stored: Stored, { values, found }: ReadFindings): Promise<Paper<Place>> {
  const address = await mirroredDocumentUrl(deps, stored);
  const findings = new Map<FindingField, DocumentFinding>();
  for (const { field, sentence, page } of found) {
    const value = findingText(field, values);
    if (value === undefined) continue;
    findings.set(field, { field, value, sentence, place: { address, name: fileName(stored.url), page } });
  }
  return { values, place: { findings } };
}

function noticeOf({ noticeValues }: Pick<ListingDetail, 'noticeValues'>): Paper<Place> {
  const said = noticeValues?.values ?? {};
  const values: FoundValues = {};
  const findings = new Map<FindingField, DocumentFinding>();
  for (const field of FINDING_FIELDS) {
    const mention = said[field];
    if (!mention || mention.from) continue;
    Object.assign(values, { [field]: mention.value });
    const value = findingText(field, values);
    if (value !== undefined) findings.set(field, { field, value, sentence: mention.sentence ?? '', place: null });
  }
  return { values, place: { findings } };
}

function told({ field, sides: [one, other] }: Difference<Place>): DocumentFindings['contradictions'] {
  const [first, second] = [one.findings.get(field), other.findings.get(field)];
  const meaning = MEANINGS[field];
  return first && second && meaning ? [{ field, meaning, sides: [first, second] }] : [];
}
