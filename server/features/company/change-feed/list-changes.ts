import type { Deps } from '#server/deps.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toListingSummary } from '#server/features/market/listing/index.ts';
import type { Changes, FeedChange, ListingChangeKind } from '#shared/organisations/change-feed.ts';
import { cursorAt, positionOf, readFeedState } from './feed-cursor.ts';
import { numberChanges } from './number-changes.ts';

type ChangeRow = {
  readonly position: string;
  readonly propertyId: string;
  readonly kind: ListingChangeKind;
  readonly fields: string[];
  readonly at: Date;
  readonly id: string | null;
} & Omit<SummaryRow, 'id'>;

const STATEMENT = `select c.position, c.property_id as "propertyId", c.kind, c.fields, c.at, ${SUMMARY_COLUMNS}
  from (select * from listing_changes where position > $1 order by position limit $2) c
    left join properties p on p.id = c.property_id and p.hidden_at is null
  order by c.position`;

/**
 * The changes of listings after a cursor, oldest first. The feed contains each change once, and the changes of one
 * listing in the order in which they happened. Throws 410 CURSOR_GONE.
 */
export async function listChanges(
  deps: Pick<Deps, 'db' | 'clock'>,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<Changes> {
  await numberChanges(deps);
  const state = await readFeedState(deps);
  const position = positionOf(after, state);
  const values = [position, limit + 1];
  const { rows } = await deps.db.$client.query<ChangeRow>({ name: 'list-changes', text: STATEMENT, values });
  const now = deps.clock.now();
  const changes = rows.slice(0, limit).map((row): FeedChange => {
    const { position: place, propertyId, kind, fields, at, id, ...summary } = row;
    return {
      cursor: cursorAt(state, Number(place)),
      propertyId: Number(propertyId),
      kind,
      at: at.toISOString(),
      fields,
      property: id === null ? null : toListingSummary({ ...summary, id }, now),
    };
  });
  const next = changes.at(-1)?.cursor ?? cursorAt(state, position);
  return { changes, next, hasMore: rows.length > limit };
}
