import type { Deps } from '#server/deps.ts';
import { figuresOf } from '#server/features/market/price-index/index.ts';
import type { BoardCard } from '#shared/board/board.ts';
import type { NoticeValues } from '#shared/notice-values.ts';
import type { SavedAd } from '#shared/saved-ads.ts';

type Worth = Pick<BoardCard, 'valueToday' | 'kaskoValue'>;
export const UNKNOWN_WORTH: Worth = { valueToday: null, kaskoValue: null };

/** Selects from the notices only what the market figures need: a board can have hundreds of long ones. */
const STATEMENT = `select id::int as id, jsonb_build_object(
    'values', jsonb_strip_nulls(jsonb_build_object('appraisedOn', notice_values #> '{values,appraisedOn}',
      'isSeveralLots', notice_values #> '{values,isSeveralLots}', 'brand', notice_values #> '{values,brand}',
      'modelText', notice_values #> '{values,modelText}')),
    'conflicts', coalesce(notice_values -> 'conflicts', '[]')) as values
  from properties where id = any($1) and notice_values is not null`;
type Row = { readonly id: number; readonly values: Pick<NoticeValues, 'values' | 'conflicts'> };

/** The market figures of saved listings, by listing, for members who may see them. */
export async function worthsOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  ads: readonly SavedAd[],
): Promise<ReadonlyMap<number, Worth>> {
  const ids = ads.map(({ propertyId }) => propertyId);
  const { rows } = await deps.db.$client.query<Row>({ name: 'board-worths', text: STATEMENT, values: [ids] });
  const read = new Map(rows.map(({ id, values }) => [id, values]));
  const worths = ads.map(async ({ propertyId, property }) => {
    const noticeValues = read.get(propertyId) ?? null;
    const { valueToday, kaskoValue } = await figuresOf(deps, { ...property, noticeValues }, false);
    const worth = {
      valueToday: valueToday.state === 'known' ? valueToday : null,
      kaskoValue: kaskoValue.state === 'known' ? kaskoValue : null,
    };
    return [propertyId, worth] as const;
  });
  return new Map(await Promise.all(worths));
}
