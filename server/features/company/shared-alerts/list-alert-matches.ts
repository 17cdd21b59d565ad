import { changeFeed } from '#server/database/tables/companies/listing-changes.ts';
import type { Deps } from '#server/deps.ts';
import { cursorAt, type FeedState, positionOf, readFeedState } from '#server/features/company/change-feed/index.ts';
import { readLastMatch } from '#server/features/deciding/alerts/index.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toListingSummary } from '#server/features/market/listing/index.ts';
import type { AlertReason } from '#shared/alert-rules.ts';
import type { AlertMatch, AlertMatches } from '#shared/organisations/shared-alerts.ts';

type MatchRow = {
  readonly matchId: string;
  readonly alertId: string;
  readonly matchedId: string;
  readonly reason: AlertReason;
  readonly at: Date;
  readonly id: string | null;
} & Omit<SummaryRow, 'id'>;

const STATEMENT = `select m.id as "matchId", m.alert_id as "alertId", m.property_id as "matchedId", m.reason, m.at, ${SUMMARY_COLUMNS}
  from (
    select m.* from property_alerts a join alert_matches m on m.alert_id = a.id
    where a.organisation_id = $1 and m.id > $2 and m.id <= $3 order by m.id limit $4
  ) m left join properties p on p.id = m.property_id and p.hidden_at is null
  order by m.id`;
const GONE = 'Bu noktadan sonra bulunanların bir kısmı artık saklanmıyor. after vermeden baştan okuyun.';

type Asked = { readonly organisationId: string; readonly after?: string | undefined; readonly limit: number };

/** The matches of an organisation's alerts after a cursor, oldest first, each once. Throws 410 CURSOR_GONE. */
export async function listAlertMatches(
  deps: Pick<Deps, 'db' | 'clock'>,
  { organisationId, after, limit }: Asked,
): Promise<AlertMatches> {
  const state = await readState(deps);
  const position = positionOf(after, state, GONE);
  const values = [organisationId, position, state.last, limit + 1];
  const { rows } = await deps.db.$client.query<MatchRow>({ name: 'alert-matches', text: STATEMENT, values });
  const now = deps.clock.now();
  const matches = rows.slice(0, limit).map((row): AlertMatch => {
    const { matchId, alertId, matchedId, reason, at, id, ...summary } = row;
    return {
      cursor: cursorAt(state, Number(matchId)),
      alertId: Number(alertId),
      propertyId: Number(matchedId),
      reason,
      at: at.toISOString(),
      property: id === null ? null : toListingSummary({ ...summary, id }, now),
    };
  });
  const hasMore = rows.length > limit;
  // On the last page, the next cursor is after all current matches, including those of other organisations' alerts.
  const next = hasMore ? matches.at(-1)?.cursor : undefined;
  return { matches, next: next ?? cursorAt(state, state.last), hasMore };
}

async function readState(deps: Pick<Deps, 'db'>): Promise<FeedState> {
  const { epoch } = await readFeedState(deps);
  const [feed] = await deps.db.select({ forgotten: changeFeed.forgottenMatch }).from(changeFeed);
  return { epoch, forgotten: feed?.forgotten ?? 0, last: await readLastMatch(deps) };
}
