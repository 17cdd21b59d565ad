import type { Deps } from '#server/deps.ts';
import { WAITING_FINDINGS } from '#server/features/intake/document-texts/index.ts';
import {
  type FindingKey,
  findingId,
  findingKey,
  papersOf,
  type StoredPaper,
  shownFinding,
} from '#server/features/market/document-findings/index.ts';
import type { DeskFindingMarks, MarkedFinding } from '#shared/read-documents/finding-marks.ts';

/** The maximum number of decided findings that are shown, the latest first. */
const MOST_DECIDED = 200;
const MOST_WAITING = 500;

type Row = FindingKey & {
  readonly isWaiting: boolean;
  readonly marks: number;
  readonly reasons: string[];
  readonly markedAt: Date | null;
  readonly isWrong: boolean | null;
  readonly decidedAt: Date | null;
  readonly propertyId: number | null;
  readonly url: string | null;
  readonly type: string;
  readonly papers: StoredPaper[] | null;
};

/** Each marked finding with its document, preferably with a listing that is on the site. */
const MARKS = `with waiting as (${WAITING_FINDINGS}), named as (
    select sha256, field, sentence_hash, since, null::timestamptz as decided_at from waiting
    union all
    select d.sha256, d.field, d.sentence_hash, null, d.decided_at from finding_decisions d
    where (d.sha256, d.field, d.sentence_hash) not in (select sha256, field, sentence_hash from waiting)
  ), chosen as (
    (select * from named where since is not null order by since limit ${MOST_WAITING})
    union all (select * from named where since is null order by decided_at desc limit ${MOST_DECIDED})
  )
  select c.sha256, c.field, c.sentence_hash as "sentenceHash", c.since is not null as "isWaiting", m.*,
    d.is_wrong as "isWrong", d.decided_at as "decidedAt", t.type, ${papersOf('c.sha256')} as papers, p.*
  from chosen c join document_texts t using (sha256)
    left join finding_decisions d using (sha256, field, sentence_hash)
    cross join lateral (
      select count(*)::int as marks, max(k.marked_at) as "markedAt",
        coalesce(array_agg(k.reason order by k.id) filter (where k.reason <> ''), '{}') as reasons
      from finding_marks k where (k.sha256, k.field, k.sentence_hash) = (c.sha256, c.field, c.sentence_hash)
    ) m
    left join lateral (
      select l.id::int as "propertyId", n.url from mirrored_files n join properties l on l.id = n.property_id
      where n.sha256 = c.sha256 and n.use = 'document' and n.state = 'stored'
      order by l.hidden_at is not null, l.id desc limit 1
    ) p on true
  order by c.since nulls last, c.decided_at desc`;

const FIGURES = `select (select count(*)::int from (${WAITING_FINDINGS}) w) as waiting,
  count(*) filter (where is_wrong)::int as wrong, count(*) filter (where not is_wrong)::int as right
  from finding_decisions`;

/** The findings that members have marked as wrong: the undecided, oldest first, and the decided, newest first. */
export async function listMarks(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<DeskFindingMarks> {
  const { rows } = await deps.db.$client.query<Row>(MARKS);
  const { rows: figures } = await deps.db.$client.query<DeskFindingMarks['figures']>(FIGURES);
  const marked = await Promise.all(rows.map(async (row) => [row.isWaiting, await markedOf(deps, row)] as const));
  return {
    waiting: marked.flatMap(([isWaiting, one]) => (isWaiting ? [one] : [])),
    decided: marked.flatMap(([isWaiting, one]) => (isWaiting ? [] : [one])),
    figures: figures[0] ?? { waiting: 0, wrong: 0, right: 0 },
  };
}

async function markedOf(deps: Pick<Deps, 'clock' | 'config'>, row: Row): Promise<MarkedFinding> {
  const id = findingId(row);
  const { sha256, url, type } = row;
  const isIt = (finding: StoredPaper['findings'][number]) => findingId(findingKey(sha256, finding)) === id;
  const paper = row.papers?.find(({ findings }) => findings.some(isIt));
  const found = paper?.findings.find(isIt);
  return {
    id,
    field: row.field,
    finding:
      paper && found && url !== null
        ? await shownFinding(deps, found, { speaker: paper.kind, document: { ...paper, sha256, url, type } })
        : null,
    propertyId: row.propertyId,
    marks: row.marks,
    reasons: row.reasons,
    markedAt: row.markedAt?.toISOString() ?? null,
    isWrong: row.isWrong,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
