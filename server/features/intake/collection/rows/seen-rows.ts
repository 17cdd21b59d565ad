import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { collectionFaults, collectionRows } from '#server/database/tables/collection.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import { maskValue } from '#server/features/intake/masking/index.ts';
import type { Writer } from '../collection-run.ts';

export type Verdict = 'taken' | 'rejected' | 'leftOut';

/** What an earlier run stored about a row. */
export type SeenRow = {
  readonly rowHash: string;
  readonly verdict: Verdict;
  readonly runId: number;
  /** The listing that the row became, if it still exists and was not withdrawn. */
  readonly propertyId: string | null;
  /** Whether that listing can still be bid on. */
  readonly isOpen: boolean;
};

export type RowMark = { readonly sourceKey: string; readonly rowHash: string; readonly verdict: Verdict };

export type Fault = {
  readonly kind: 'rejected' | 'unreadable';
  readonly sourceKey: string | null;
  readonly reason: string;
  readonly given: unknown;
};

/** The maximum number of faults that a run stores; a faulty source has as many as it has rows. */
const MOST_FAULTS = 1000;

export async function findSeenRows(
  { db }: Pick<Deps, 'db'>,
  source: string,
  keys: readonly string[],
): Promise<Map<string, SeenRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({
      sourceKey: collectionRows.sourceKey,
      rowHash: collectionRows.rowHash,
      verdict: collectionRows.verdict,
      runId: collectionRows.runId,
      // A withdrawn listing that is shown again must be read again.
      propertyId: sql<string | null>`case when ${properties.status} <> 'withdrawn' then ${properties.id} end`,
      isOpen: sql<boolean>`coalesce(${properties.isOpen}, false)`,
    })
    .from(collectionRows)
    .leftJoin(
      properties,
      and(eq(properties.source, collectionRows.source), eq(properties.sourceKey, collectionRows.sourceKey)),
    )
    .where(
      and(eq(collectionRows.source, source), sql`${collectionRows.sourceKey} = any(${sql.param([...keys])}::text[])`),
    );
  return new Map(rows.map(({ sourceKey, ...row }) => [sourceKey, row]));
}

export async function markRows(
  writer: Writer,
  source: string,
  runId: number,
  marks: readonly RowMark[],
): Promise<void> {
  if (marks.length === 0) return;
  const column = (name: keyof RowMark) => sql.param(marks.map((mark) => mark[name]));
  await writer.execute(sql`
    insert into collection_rows (source, source_key, row_hash, verdict, run_id)
    select ${source}, m.source_key, m.row_hash, m.verdict, ${runId}
    from unnest(${column('sourceKey')}::text[], ${column('rowHash')}::text[], ${column('verdict')}::text[])
      as m(source_key, row_hash, verdict)
    on conflict (source, source_key) do update
    set row_hash = excluded.row_hash, verdict = excluded.verdict, run_id = excluded.run_id`);
}

/** Stores faults, each once per run; returns how many were new. Above MOST_FAULTS they are only counted. */
export async function keepFaults(
  writer: Writer,
  runId: number,
  faults: readonly Fault[],
  given: { now: Date; keptAlready: number },
): Promise<number> {
  if (faults.length === 0) return 0;
  const rows = new Map(
    faults.map((fault) => {
      const text = JSON.stringify([fault.kind, fault.sourceKey, fault.reason, fault.given]) ?? fault.reason;
      const faultHash = createHash('sha256').update(text).digest('base64url').slice(0, 27);
      return [faultHash, { ...fault, faultHash }];
    }),
  );
  const room = Math.max(0, MOST_FAULTS - given.keptAlready);
  const kept = [...rows.values()].slice(0, room).map(({ kind, sourceKey, reason, given: found, faultHash }) => ({
    runId,
    faultHash,
    kind,
    sourceKey: sourceKey?.slice(0, 200) ?? null,
    reason: String(maskValue(reason)).slice(0, 500),
    given: maskValue(found) ?? null,
    foundAt: given.now,
  }));
  const beyond = rows.size - kept.length;
  if (kept.length === 0) return beyond;
  const stored = await writer
    .insert(collectionFaults)
    .values(kept)
    .onConflictDoNothing()
    .returning({ faultHash: collectionFaults.faultHash });
  return stored.length + beyond;
}

/** Returns the listings that a run saw, for a source that reports no changes since. */
export async function findCarried(
  { db }: Pick<Deps, 'db'>,
  source: string,
  runId: number,
): Promise<{ propertyIds: string[]; rejected: number }> {
  const { rows } = await db.execute<{ id: string | null; verdict: Verdict }>(sql`
    select p.id, r.verdict from collection_rows r
    left join properties p on p.source = r.source and p.source_key = r.source_key and p.status <> 'withdrawn'
    where r.source = ${source} and r.run_id = ${runId}`);
  return {
    propertyIds: rows.flatMap(({ id, verdict }) => (id !== null && verdict === 'taken' ? [id] : [])),
    rejected: rows.filter(({ verdict }) => verdict === 'rejected').length,
  };
}

/** Marks the rows that one run saw as seen by another. */
export async function carryOver(writer: Writer, source: string, from: number, to: number): Promise<void> {
  await writer.execute(sql`update collection_rows set run_id = ${to} where source = ${source} and run_id = ${from}`);
}
