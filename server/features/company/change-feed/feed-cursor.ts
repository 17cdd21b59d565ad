import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';

/** The state of a feed: `epoch` as in the cursors, its last position, and the last position that was deleted. */
export type FeedState = { readonly epoch: string; readonly last: number; readonly forgotten: number };

/** Reads up to which position the feed is numbered, and from which position it is kept. */
export async function readFeedState({ db }: Pick<Deps, 'db'>): Promise<FeedState> {
  const { rows } = await db.$client.query<{ epoch: string; last: string; forgotten: string }>({
    name: 'change-feed-state',
    text: `select left(epoch::text, 8) as epoch, last_position as last, forgotten_position as forgotten from change_feed`,
  });
  const [row] = rows;
  if (!row) throw new Error('The change feed has no state.');
  return { epoch: row.epoch, last: Number(row.last), forgotten: Number(row.forgotten) };
}

export function cursorAt({ epoch }: FeedState, position: number): string {
  return `${epoch}-${position}`;
}

const READ_ALL =
  'Bu noktadan sonraki değişiklikler artık saklanmıyor. Bütün ilanları yeniden indirin, oradan devam edin.';

/**
 * The position of a cursor; without a cursor, that of the oldest change that is kept. Throws 410 CURSOR_GONE if changes
 * after it were deleted, or if the feed was restored from a backup: then the client has to read everything again.
 */
export function positionOf(cursor: string | undefined, state: FeedState, advice = READ_ALL): number {
  if (cursor === undefined) return state.forgotten;
  const [epoch, digits] = cursor.split('-');
  const position = Number(digits);
  if (epoch !== state.epoch || position < state.forgotten || position > state.last)
    throw new ExpectedError(410, 'CURSOR_GONE', advice, 'after');
  return position;
}
