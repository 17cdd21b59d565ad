import type { Deps } from '#server/deps.ts';
import {
  IS_BLANK,
  IS_NEVER_READ,
  IS_WAITING,
  READABLE_DOCUMENTS,
  READER_VERSION,
} from '#server/features/intake/document-texts/index.ts';
import type { DeskPaper, DeskPapers } from '#shared/read-documents/desk-papers.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { PAPER_COLUMNS, type PaperRow, toDeskPaper } from './desk-papers.ts';

const SHOWN_DAYS = 14;
const MOST_FAILURES = 50;
const MOST_LISTINGS = 5;

const QUEUE = `select count(distinct f.sha256)::int as documents,
    count(distinct f.sha256) filter (where not ${IS_NEVER_READ})::int as again,
    min(f.stored_at) filter (where ${IS_NEVER_READ}) as since, min(p.end_date) as "firstEnd"
  from ${READABLE_DOCUMENTS} and ${IS_WAITING}`;

/** The days up to a given one ($1), with the pages as they are stored now. */
const DAYS = `select to_char(d.day, 'YYYY-MM-DD') as day, count(g.page) filter (where g.by <> 'failed')::int as pages,
    count(g.page) filter (where g.by = 'failed')::int as "failedPages",
    coalesce(sum(g.word_count) filter (where g.by = 'scan'), 0)::int as words,
    coalesce(sum(g.sure_count) filter (where g.by = 'scan'), 0)::int as "sureWords"
  from generate_series($1::date - ${SHOWN_DAYS - 1}, $1::date, interval '1 day') d (day)
  left join document_pages g on g.read_at >= d.day::timestamp at time zone 'Europe/Istanbul'
    and g.read_at < (d.day::timestamp + interval '1 day') at time zone 'Europe/Istanbul'
  group by d.day order by d.day desc`;

const AGREEMENT = `select
    (sum(sure_count) filter (where not is_read_outside))::float8
      / nullif(sum(word_count) filter (where not is_read_outside), 0) as own,
    (sum(sure_count) filter (where is_read_outside))::float8
      / nullif(sum(word_count) filter (where is_read_outside), 0) as outside
  from document_pages where by = 'scan'`;

/** Documents that could not be read completely or that are blank, the latest first, one row for each. */
const FAILURES = `with bad as (
    select f.sha256, min(f.id) as id, json_agg(json_build_object('id', p.id, 'title', p.title) order by p.id) as listings
    from ${READABLE_DOCUMENTS} and (t.state = 'failed' or t.reason is not null or ${IS_BLANK})
    group by f.sha256
  )
  select ${PAPER_COLUMNS}, f.url, bad.listings, (count(*) over ())::int as total
  from bad join mirrored_files f on f.id = bad.id join document_texts t on t.sha256 = f.sha256
  order by t.read_at desc nulls last, f.sha256 limit ${MOST_FAILURES}`;

type Queue = Pick<DeskPapers['queue'], 'documents' | 'again'> & {
  readonly since: Date | null;
  readonly firstEnd: Date | null;
};
type Failure = PaperRow & {
  readonly listings: DeskPapers['failures']['papers'][number]['listings'];
  readonly total: number;
};

/** The state of the reading of documents: what waits, what was read when, the share of certain words, and failures. */
export async function readPaperFigures(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<DeskPapers> {
  const { db, clock, config } = deps;
  const { rows: queues } = await db.$client.query<Queue>(QUEUE);
  const { rows: days } = await db.$client.query<DeskPapers['days'][number]>(DAYS, [istanbulDate(clock.now())]);
  const { rows: agreement } = await db.$client.query<DeskPapers['agreement']>(AGREEMENT);
  const { rows: failures } = await db.$client.query<Failure>(FAILURES);
  const [queue] = queues;
  return {
    queue: {
      documents: queue?.documents ?? 0,
      again: queue?.again ?? 0,
      since: queue?.since?.toISOString() ?? null,
      firstEnd: queue?.firstEnd?.toISOString() ?? null,
    },
    reader: { version: READER_VERSION, outside: config.OCR_URL ? new URL(config.OCR_URL).host : null },
    days,
    agreement: agreement[0] ?? { own: null, outside: null },
    failures: {
      total: failures[0]?.total ?? 0,
      papers: await Promise.all(failures.map((row) => toFailure(deps, row))),
    },
  };
}

async function toFailure(
  deps: Pick<Deps, 'clock' | 'config'>,
  { listings, total: _, ...row }: Failure,
): Promise<DeskPaper & Pick<Failure, 'listings'>> {
  return { ...(await toDeskPaper(deps, row)), listings: listings.slice(0, MOST_LISTINGS) };
}
