import type { Deps } from '#server/deps.ts';
import { getListings } from '#server/features/market/listing/index.ts';
import type { Entitlements } from '#server/features/members/subscriptions/index.ts';
import { cursorAt, positionOf, readFeedState } from './feed-cursor.ts';
import { numberChanges } from './number-changes.ts';

/** Listings per query: a hundred long notices are some megabytes. */
const BATCH = 200;

type Asked = { readonly after: number; readonly since?: string | undefined; readonly rights: Entitlements };

const ALL = 'select id from properties where id > $1 and hidden_at is null order by id limit $2';
const CHANGED = `select id from properties p where id > $1 and hidden_at is null
    and exists (select from listing_changes c where c.property_id = p.id and c.position > $3)
  order by id limit $2`;

/**
 * Yields every listing as lines of JSON (NDJSON) in the order of their numbers: first `{"cursor"}`, from which the feed
 * continues with later changes, then `{"property"}`s, at the end `{"end": true, "count"}`. A client whose connection
 * broke requests again with the number of the last complete listing. With `since`, yields only the listings that
 * changed after that cursor. Each batch is a separate query: at most two batches are in memory, and no transaction is
 * long. Throws 410 CURSOR_GONE.
 */
export async function exportListings(deps: Deps, { after, since, rights }: Asked): Promise<AsyncIterable<string>> {
  await numberChanges(deps);
  const state = await readFeedState(deps);
  const position = since === undefined ? undefined : positionOf(since, state);
  return linesOf(deps, { after, position, rights, cursor: cursorAt(state, state.last) });
}

type Exporting = Pick<Asked, 'after' | 'rights'> & { readonly position: number | undefined; readonly cursor: string };

async function* linesOf(deps: Deps, exporting: Exporting): AsyncGenerator<string> {
  yield line({ cursor: exporting.cursor });
  let count = 0;
  let coming = readBatch(deps, exporting, exporting.after);
  for (;;) {
    const { properties, last } = await coming;
    // The database reads the next batch while this one is written and sent.
    if (last !== undefined) coming = readBatch(deps, exporting, last);
    // If the client disconnects meanwhile, nobody awaits this promise: prevent an unhandled rejection.
    coming.catch(() => undefined);
    if (properties.length > 0) yield properties.map((property) => line({ property })).join('');
    count += properties.length;
    if (last === undefined) break;
  }
  yield line({ end: true, count });
}

/** The listings after one, and the last one's number if there may be more. */
async function readBatch(deps: Deps, { position, rights }: Exporting, after: number) {
  const ids = await nextIds(deps, after, position);
  const properties = await getListings(deps, ids, rights);
  return { properties, last: ids.length < BATCH ? undefined : ids.at(-1) };
}

async function nextIds({ db }: Pick<Deps, 'db'>, last: number, position: number | undefined): Promise<number[]> {
  const query =
    position === undefined
      ? { name: 'export-ids', text: ALL, values: [last, BATCH] }
      : { name: 'export-changed-ids', text: CHANGED, values: [last, BATCH, position] };
  const { rows } = await db.$client.query<{ id: string }>(query);
  return rows.map(({ id }) => Number(id));
}

const line = (data: object): string => `${JSON.stringify(data)}\n`;
