import type { PoolClient } from 'pg';
import { FINDINGS_LOCK } from '#server/database/advisory-locks.ts';
import type { Deps } from '#server/deps.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toListingSummary } from '#server/features/market/listing/index.ts';
import {
  listingLine,
  notifyClause,
  queueDeliveries,
  retryConflicts,
  withConnection,
} from '#server/features/members/notifications/index.ts';
import type { PaperNews } from '#shared/alert-rules.ts';
import { countSaid } from '../list-findings.ts';
import { readSaid, type SaidOfListing } from '../read-said.ts';
import { findingNews, type Known, newsCounts } from './finding-news.ts';

const BATCH_LISTINGS = 100;

/** Takes the listings that changed first; changes made during the count wait for the next batch. */
const TAKE = `delete from finding_changes where property_id in (
    select property_id from finding_changes order by id limit ${BATCH_LISTINGS}
  ) returning property_id::int as id`;
const KNOWN = `select property_id::int as id, version, known_papers as "knownPapers",
    known_contradictions as "knownContradictions"
  from listing_findings where property_id = any($1::bigint[])`;
const KEEP = `insert into listing_findings (property_id, version, documents, read_documents, unread_pages, finding_count,
    contradiction_count, axes, fields, known_papers, known_contradictions, counted_at)
  select (r->>'id')::bigint, r->>'version', (r->>'documents')::int, (r->>'readDocuments')::int,
    (r->>'unreadPages')::int, (r->>'findingCount')::int, (r->>'contradictionCount')::int, r->'axes',
    array(select jsonb_array_elements_text(r->'fields')), array(select jsonb_array_elements_text(r->'knownPapers')),
    array(select jsonb_array_elements_text(r->'knownContradictions')), $2::timestamptz
  from jsonb_array_elements($1::jsonb) r join properties p on p.id = (r->>'id')::bigint
  on conflict (property_id) do update set version = excluded.version, documents = excluded.documents,
    read_documents = excluded.read_documents, unread_pages = excluded.unread_pages,
    finding_count = excluded.finding_count, contradiction_count = excluded.contradiction_count, axes = excluded.axes,
    fields = excluded.fields, known_papers = excluded.known_papers,
    known_contradictions = excluded.known_contradictions, counted_at = excluded.counted_at`;
const FORGET = 'delete from listing_findings where property_id = any($1::bigint[])';
const LINES = `select ${SUMMARY_COLUMNS} from properties p
  where p.id = any($1::bigint[]) and exists (select from saved_ads a where a.property_id = p.id)`;
const NOTIFY = `with notices as (
    select * from unnest($2::bigint[], $3::text[], $4::text[], $5::text[]) as n(property_id, reason, title, message)
  ), rows as (
    select a.user_id, n.property_id, null::bigint as alert_id, n.reason,
      to_char($1::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as detail, n.title, n.message
    from notices n join saved_ads a on a.property_id = n.property_id
    order by a.user_id, n.property_id, n.reason
  ), ${notifyClause('rows', '$1')}`;

/** The job of alerts matches these rows, because this module may not import alerts. */
const FOR_ALERTS = `insert into alert_paper_news (property_id, reason, counts, at)
  select n.property_id, n.reason, n.counts, $1::timestamptz
  from unnest($2::bigint[], $3::text[], $4::text[]) as n(property_id, reason, counts) join properties p on p.id = n.property_id`;
const TITLES: Readonly<Record<PaperNews, string>> = {
  paperFindings: 'Kaydettiğiniz ilanın okunan belgesinde yeni bilgi',
  contradiction: 'Kaydettiğiniz ilanda yeni çelişki',
};

/** The state of a listing that was never settled: all of its findings are unreported. */
const NOTHING_KNOWN: Known = { version: '', knownPapers: [], knownContradictions: [] };

type Counted = { readonly said: SaidOfListing; readonly known: Known; readonly news: ReturnType<typeof findingNews> };

/**
 * Counts the findings of the listings that changed, and notifies the members who saved them, and alerts, of new ones.
 * Each is reported once, because it is recorded as known in the transaction that reports it. For a job.
 */
export function countFindings(deps: Deps): Promise<{ counted: number; told: number }> {
  return withConnection(deps, async (client) => {
    const counts = { counted: 0, told: 0 };
    for (;;) {
      const batch = await retryConflicts(() => countBatch(client, deps.clock.now()));
      counts.counted += batch.counted;
      counts.told += batch.told;
      if (batch.counted === 0) break;
    }
    if (counts.told > 0) await queueDeliveries(deps);
    return counts;
  });
}

async function countBatch(client: PoolClient, now: Date): Promise<{ counted: number; told: number }> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [FINDINGS_LOCK]);
    const { rows } = await client.query<{ id: number }>(TAKE);
    const ids = [...new Set(rows.map(({ id }) => id))];
    const told = ids.length > 0 ? await countListings(client, ids, now) : 0;
    await client.query('commit');
    return { counted: ids.length, told };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function countListings(client: PoolClient, ids: readonly number[], now: Date): Promise<number> {
  const { rows } = await client.query<Known & { id: number }>(KNOWN, [ids]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const counted = (await readSaid(client, ids)).map((said): Counted => {
    const before = known.get(said.id) ?? NOTHING_KNOWN;
    const news = findingNews(said, before, now);
    return { said, known: news?.known ?? before, news };
  });
  await client.query(KEEP, [JSON.stringify(counted.map(keptOf)), now]);
  const there = new Set(counted.map(({ said }) => said.id));
  await client.query(FORGET, [ids.filter((id) => !there.has(id))]);
  return tell(client, counted, now);
}

function keptOf({ said, known }: Counted): object {
  const there = said.told.filter(({ finding }) => finding.value.isThere).map(({ finding }) => finding.field);
  const { version, knownPapers, knownContradictions } = known;
  return {
    id: said.id,
    ...countSaid(said),
    fields: [...new Set(there)],
    version,
    knownPapers,
    knownContradictions,
  };
}

/** Reports only open auctions: the others need no watching. */
async function tell(client: PoolClient, counted: readonly Counted[], now: Date): Promise<number> {
  const news = counted.flatMap(({ said, news: ofIt }) =>
    said.isOpen && ofIt ? newsCounts(ofIt).map((one) => ({ id: said.id, ...one })) : [],
  );
  if (news.length === 0) return 0;
  await client.query(FOR_ALERTS, [
    now,
    news.map(({ id }) => id),
    news.map(({ reason }) => reason),
    news.map(({ counts }) => counts),
  ]);
  const { rows } = await client.query<SummaryRow>(LINES, [news.map(({ id }) => id)]);
  const lines = new Map(rows.map((row) => [Number(row.id), listingLine(toListingSummary(row, now))]));
  const notices = news.filter(({ id }) => lines.has(id));
  if (notices.length === 0) return 0;
  const told = await client.query<{ told: number }>(NOTIFY, [
    now,
    notices.map(({ id }) => id),
    notices.map(({ reason }) => reason),
    notices.map(({ reason }) => TITLES[reason]),
    notices.map(({ id, counts }) => `${counts} · ${lines.get(id)}`),
  ]);
  return told.rows[0]?.told ?? 0;
}
