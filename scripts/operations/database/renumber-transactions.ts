import pg from 'pg';

type EventClass = { made_by: string[]; seen_by: string[] };

/** Alert events, grouped by the set of alerts that had already seen them. */
const EVENT_CLASSES = `
  select array_agg(made_by::text) as made_by, seen_by::text[] as seen_by
  from (
    select made_by, array(select a.id from property_alerts a
      where a.seen is not null and pg_visible_in_snapshot(made_by, a.seen) order by a.id) as seen_by
    from (select distinct made_by from alert_events) made
  ) events
  group by seen_by`;

/**
 * Transaction numbers are valid only on the server that assigned them; on another server an alert would treat future
 * events as already seen. So events and alerts (`made_by`, `seen`) get numbers that are in the past on every server and
 * express the same: which alert had seen which event.
 */
export async function renumberTransactions(client: pg.ClientBase, connectionString: string): Promise<void> {
  const { rows: classes } = await client.query<EventClass>(EVENT_CLASSES);
  const { rows: alerts } = await client.query<{ id: string }>('select id from property_alerts where seen is not null');
  await client.query(
    `update property_alerts a set seen = given.seen::pg_snapshot
     from unnest($1::bigint[], $2::text[]) as given (id, seen) where a.id = given.id`,
    [alerts.map(({ id }) => id), alerts.map(({ id }) => snapshotOf(id, classes))],
  );
  const pairs = classes.flatMap(({ made_by }, index) => made_by.map((before) => [before, String(index + 1)] as const));
  await client.query(
    `update alert_events e set made_by = given.made_by::xid8
     from unnest($1::text[], $2::text[]) as given (before, made_by) where e.made_by = given.before::xid8`,
    [pairs.map(([before]) => before), pairs.map(([, after]) => after)],
  );
  await spendNumbersUpTo(classes.length + 1, connectionString);
}

/** The snapshot, in PostgreSQL's format, in which an alert has seen exactly the same events; classes count from 1. */
function snapshotOf(alertId: string, classes: readonly EventClass[]): string {
  const end = classes.findLastIndex(({ seen_by }) => seen_by.includes(alertId)) + 2;
  const unseen = classes
    .slice(0, end - 1)
    .flatMap(({ seen_by }, index) => (seen_by.includes(alertId) ? [] : index + 1));
  return `${unseen[0] ?? end}:${end}:${unseen.join(',')}`;
}

/**
 * Uses up transaction numbers. A new server has already assigned some seven hundred; more are needed only if many
 * alerts began at once.
 */
async function spendNumbersUpTo(last: number, connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (let used = 0; used <= last; ) {
      const { rows } = await client.query<{ number: string }>('select pg_current_xact_id()::text as number');
      used = Number(rows[0]?.number ?? Number.POSITIVE_INFINITY);
    }
  } finally {
    await client.end();
  }
}
