import type { Deps } from '#server/deps.ts';
import { kaskoOf, type VehicleFacts } from './kasko-values.ts';

const ROWS_AT_ONCE = 500;

/** Selects only those notice values that describe the vehicle. */
const VEHICLES = `select id::text as id, category_number as "categoryNumber", car_model as "carModel",
    model_year as "modelYear", is_share_sale as "isShareSale", kasko_value as "kaskoValue",
    jsonb_build_object(
      'values', jsonb_strip_nulls(jsonb_build_object('isSeveralLots', notice_values #> '{values,isSeveralLots}',
        'brand', notice_values #> '{values,brand}', 'modelText', notice_values #> '{values,modelText}')),
      'conflicts', coalesce(notice_values -> 'conflicts', '[]')) as "noticeValues"
  from properties where category_number = '2' and is_open and id > $1::bigint order by id limit ${ROWS_AT_ONCE}`;
/** Rows are locked in the order of their keys, as in `recordListings`. Triggers inform the searches. */
const WRITE = `with locked as materialized (
    select p.id, g.value from properties p join unnest($1::bigint[], $2::float8[]) as g(id, value) using (id)
    order by p.source collate "C", p.source_key collate "C" for no key update of p
  )
  update properties p set kasko_value = l.value from locked l
  where p.id = l.id and p.kasko_value is distinct from l.value`;

type Row = VehicleFacts & { readonly id: string; readonly kaskoValue: number | null };

/**
 * Compares all open vehicles with the current kasko list (`kasko_value`): after a new list, and once a day, because a
 * list that is too old is no longer used. For a job, safe to repeat and to interrupt.
 */
export async function renewKaskoValues(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const { $client: db } = deps.db;
  let renewed = 0;
  for (let last: string | undefined = '0'; last !== undefined; ) {
    const { rows }: { rows: Row[] } = await db.query<Row>({ name: 'kasko-vehicles', text: VEHICLES, values: [last] });
    const found = await Promise.all(
      rows.map(async (row) => {
        const value = await kaskoOf(deps, row);
        return { id: row.id, before: row.kaskoValue, now: value.state === 'known' ? value.from : null };
      }),
    );
    const changed = found.filter(({ before, now }) => before !== now);
    if (changed.length > 0)
      renewed += (await db.query(WRITE, [changed.map(({ id }) => id), changed.map(({ now }) => now)])).rowCount ?? 0;
    last = rows.at(-1)?.id;
  }
  return renewed;
}
