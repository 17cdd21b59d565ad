import type { PoolClient } from 'pg';
import { IS_NOT_HIDDEN } from '#server/features/intake/mirroring/index.ts';
import type { StoredFinding } from '#shared/read-documents/finding-fields.ts';
import type { PaperKind, Speaker } from '#shared/read-documents/paper-kinds.ts';
import { type Difference, findContradictions, type Side } from './find-contradictions.ts';
import { findingId, findingKey } from './marks/finding-key.ts';
import { type ListingWords, listingFindings, noticeFindings } from './notice-side.ts';

/** The findings in one paper: a document, or a file in an archive (`document_findings`). */
export type StoredPaper = {
  readonly part: number;
  readonly memberName: string | null;
  readonly firstPage: number;
  readonly kind: PaperKind;
  readonly day: string | null;
  readonly ada: string | null;
  readonly parsel: string | null;
  readonly isOfSeveral: boolean;
  readonly findings: StoredFinding[];
};

/** A stored document of a listing, how much of it was read, and its findings. */
export type StoredDocument = {
  readonly url: string;
  readonly sha256: string;
  readonly type: string;
  readonly storedAt: string;
  readonly state: 'reading' | 'read' | 'failed' | null;
  readonly pages: number | null;
  readonly donePages: number | null;
  /** The version of the reader. */
  readonly version: number | null;
  readonly readPages: number | null;
  /** The version of the rules, and the number of pages that were done at that time. */
  readonly foundVersion: number | null;
  readonly foundPages: number | null;
  readonly papers: StoredPaper[] | null;
  /** The findings that the desk has rejected as wrong: `field-hash`. */
  readonly wrong: string[] | null;
};
type Row = ListingWords & {
  readonly id: string;
  readonly isOpen: boolean;
  readonly ada: string | null;
  readonly parsel: string | null;
  readonly isShareSale: boolean | null;
  /** The day on which the auction ends, if its source says so. */
  readonly endsOn: string | null;
  readonly isSecondRound: boolean;
  readonly documents: number;
  readonly stored: StoredDocument[] | null;
  readonly lastRound: ListingWords | null;
};
/** A paper, with its document or the archive that contains it. */
export type PaperPlace = Pick<StoredDocument, 'url' | 'sha256' | 'type'> &
  Pick<StoredPaper, 'part' | 'memberName' | 'firstPage' | 'day'>;
/** The source of a statement; `document` is null unless it is a paper. */
export type By = {
  readonly speaker: Speaker;
  readonly document: (PaperPlace & Pick<StoredDocument, 'storedAt'>) | null;
};
export type Told = { readonly finding: StoredFinding; readonly by: By };

/**
 * The statements about a listing: the findings in its documents, and the contradictions between these, its notice, its
 * last round and its fields.
 */
export type SaidOfListing = {
  readonly id: number;
  readonly isOpen: boolean;
  readonly documents: number;
  readonly stored: readonly StoredDocument[];
  readonly told: readonly Told[];
  readonly differences: readonly Difference<By>[];
};

/** SQL: the papers of the document whose content is `sha256`, as JSON; null before findings were made. */
export const papersOf = (sha256: string) => `(
    select json_agg(json_build_object('part', d.part, 'memberName', d.member_name, 'firstPage', d.first_page,
      'kind', d.kind, 'day', d.day, 'ada', d.ada, 'parsel', d.parsel, 'isOfSeveral', d.is_of_several,
      'findings', d.findings) order by d.part)
    from document_findings d where d.sha256 = ${sha256})`;

const WORDS = (of: string) => `'price', ${of}.price, 'hisse', ${of}.hisse, 'tur', ${of}.tur,
  'description', ${of}.description, 'kaydindakiSerhler', ${of}.kaydindaki_serhler, 'noticeValues', ${of}.notice_values`;

const STATEMENT = `select p.id, p.is_open as "isOpen", p.ada, p.parsel, p.price::float8 as price, p.hisse, p.tur,
    p.description, p.kaydindaki_serhler as "kaydindakiSerhler", p.notice_values as "noticeValues",
    p.is_share_sale as "isShareSale", p.second_round = '1' as "isSecondRound",
    case when not p.end_date_is_derived then to_char(p.end_date at time zone 'Europe/Istanbul', 'YYYY-MM-DD') end as "endsOn", cardinality(p.document_files) as documents,
    (
      select json_agg(json_build_object('url', f.url, 'sha256', f.sha256, 'type', f.type, 'storedAt', f.stored_at,
        'state', t.state, 'pages', t.pages, 'donePages', t.done_pages, 'version', t.version,
        'readPages', d.read_pages, 'foundVersion', d.version, 'foundPages', d.done_pages,
        'papers', ${papersOf('f.sha256')},
        'wrong', (select json_agg(w.field || '-' || w.sentence_hash) from finding_decisions w
          where w.sha256 = f.sha256 and w.is_wrong)) order by f.id)
      from mirrored_files f left join document_texts t using (sha256)
        left join lateral (select * from document_findings o where o.sha256 = f.sha256 limit 1) d on true
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

/** Reads the statements about the existing listings among `ids`, with one indexed read. */
export async function readSaid(client: Pick<PoolClient, 'query'>, ids: readonly number[]): Promise<SaidOfListing[]> {
  const { rows } = await client.query<Row>({ name: 'document-findings', text: STATEMENT, values: [ids] });
  return rows.map(saidOf);
}

/** Reads only what the documents of listings say, with the same query; nothing is compared. */
export async function readTold(
  client: Pick<PoolClient, 'query'>,
  ids: readonly number[],
): Promise<Pick<SaidOfListing, 'id' | 'told'>[]> {
  const { rows } = await client.query<Row>({ name: 'document-findings', text: STATEMENT, values: [ids] });
  return rows.map((row) => ({ id: Number(row.id), told: toldBy(papersAbout(row)) }));
}

function papersAbout(row: Row): Side<By>[] {
  return (row.stored ?? []).flatMap((document) =>
    (document.papers ?? []).filter((paper) => isAbout(paper, row)).map((paper) => paperSide(document, paper)),
  );
}

const toldBy = (papers: readonly Side<By>[]): Told[] =>
  papers.flatMap(({ findings, by }) => findings.map((finding) => ({ finding, by })));

function saidOf(row: Row): SaidOfListing {
  const stored = row.stored ?? [];
  const papers = papersAbout(row);
  return {
    id: Number(row.id),
    isOpen: row.isOpen,
    documents: row.documents,
    stored,
    told: toldBy(papers),
    differences: differencesOf(row, papers),
  };
}

/** The contradictions. Without findings in documents only the rounds are compared. */
function differencesOf(row: Row, papers: readonly Side<By>[]): Difference<By>[] {
  if (papers.length === 0 && !row.lastRound) return [];
  const sides: Side<By>[] = [
    { findings: noticeFindings(row), by: { speaker: 'notice', document: null } },
    { findings: [...listingFindings(row), ...endFindings(row)], by: { speaker: 'listing', document: null } },
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

/** The end of this auction, which neither the last auction's notice nor its fields contain. */
function endFindings({ endsOn, isSecondRound }: Row): StoredFinding[] {
  if (endsOn === null) return [];
  const value = { isThere: true, number: isSecondRound ? 2 : 1, day: endsOn };
  return [{ field: 'auctionEnd', value, sentence: '', page: 1, isSure: true }];
}

/** A document about another parcel, or about several lots, is ignored. */
function isAbout({ ada, parsel, isOfSeveral }: StoredPaper, listing: Pick<Row, 'ada' | 'parsel'>): boolean {
  const isOther = (said: string | null, wanted: string | null) => said !== null && wanted !== null && said !== wanted;
  return !isOfSeveral && !isOther(ada, listing.ada) && !isOther(parsel, listing.parsel);
}

/** The statements of a paper without the findings that the desk has rejected as wrong. */
function paperSide({ url, sha256, type, storedAt, wrong: names }: StoredDocument, paper: StoredPaper): Side<By> {
  const wrong = new Set((names ?? []).map((name) => `${sha256}-${name}`));
  const findings = paper.findings.filter(
    (finding) => wrong.size === 0 || !wrong.has(findingId(findingKey(sha256, finding))),
  );
  const { part, memberName, firstPage, day, kind } = paper;
  return {
    findings,
    by: { speaker: kind, document: { url, sha256, type, storedAt, part, memberName, firstPage, day } },
  };
}
