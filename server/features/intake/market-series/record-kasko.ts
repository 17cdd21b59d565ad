import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { kaskoLayouts, kaskoLists, kaskoTypes } from '#server/database/tables/market-series.ts';
import type { Deps } from '#server/deps.ts';
import { medianOf } from '#shared/figures/median.ts';
import { monthText } from '#shared/price-index/index-months.ts';
import { forgetKasko } from './kasko-lists.ts';
import type { KaskoList, KaskoType } from './parse-kasko.ts';

export type KaskoCounts = {
  /** `yyyy-mm` */
  readonly month: string;
  readonly types: number;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Types that are no longer in the list. */
  readonly removed: number;
};

/** A list with a smaller share of the number of stored types is incomplete. */
const LEAST_SHARE = 0.8;
/** Between two lists the median changes by less than this factor; otherwise the unit or the list is different. */
const LARGEST_STEP = 2;
const FEWEST_COMMON = 20;
const BATCH = 1000;

/**
 * Stores a month's kasko list in place of the previous one, in one transaction. `asks` has the sentences that an
 * operator must confirm first, if no earlier list had these headings. A list that is older than the stored one,
 * incomplete or inconsistent with it is rejected with a reason in Turkish. In both cases the stored list stays.
 * `isSample`: it belongs to the sample market (D19). A real list replaces a sample one, never the other way round.
 */
export async function recordKasko(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  list: KaskoList,
  confirmsColumns: boolean,
  isSample = false,
): Promise<KaskoCounts | { readonly reason: string } | { readonly asks: readonly string[] }> {
  const kept = await db.transaction(async (tx) => {
    // Two concurrent imports would compare with the same previous list.
    await tx.execute(sql`lock table kasko_lists, kasko_types in share row exclusive mode`);
    const lists = await tx.select().from(kaskoLists);
    const isMade = lists.some((held) => held.isSample);
    if (isSample && lists.length > 0 && !isMade) return { reason: 'gerçek bir kasko listesi kayıtlı' };
    const stored = isMade ? [] : await tx.select().from(kaskoTypes);
    const last = isMade ? null : lists.map(({ month }) => month).reduce(latest, null);
    const reason = misfit(stored, last, list);
    if (reason !== undefined) return { reason };
    const at = clock.now();
    if (!isSample && !(await isConfirmed(tx, list, confirmsColumns ? at : undefined)))
      return {
        asks: [`${monthText(list.month)} kasko listesi: sütunların doğruluğu bir kez onaylanmalı.`, ...list.found],
      };
    if (isMade) for (const table of [kaskoTypes, kaskoLists]) await tx.delete(table);
    const counts = await replaceTypes(tx, stored, list.types);
    const own = { types: list.types.length, importedAt: at, isSample };
    await tx
      .insert(kaskoLists)
      .values({ month: list.month, ...own })
      .onConflictDoUpdate({ target: kaskoLists.month, set: own });
    return { month: list.month, types: list.types.length, ...counts };
  });
  forgetKasko(db);
  return kept;
}

const latest = (a: string | null, b: string) => (a !== null && a > b ? a : b);

/** Whether an operator has confirmed the headings of a list, now (`confirmedAt`) or earlier. */
async function isConfirmed(tx: Transaction, { headings }: KaskoList, confirmedAt: Date | undefined): Promise<boolean> {
  if ((await tx.$count(kaskoLayouts, eq(kaskoLayouts.headings, headings))) > 0) return true;
  if (confirmedAt === undefined) return false;
  await tx.insert(kaskoLayouts).values({ headings, confirmedAt });
  return true;
}

const keyOf = ({ brandCode, typeCode }: Pick<KaskoType, 'brandCode' | 'typeCode'>) => `${brandCode}-${typeCode}`;

function misfit(stored: readonly KaskoType[], last: string | null, { month, types }: KaskoList): string | undefined {
  if (last !== null && month < last) return `daha yeni bir kasko listesi kayıtlı (${monthText(last)})`;
  if (types.length < stored.length * LEAST_SHARE)
    return `kasko listesinde ${types.length} tip var, kayıtlı listede ${stored.length}; eksik görünüyor`;
  if (stored.length === 0) return undefined;
  const known = new Map(stored.map((type) => [keyOf(type), type.values]));
  const steps = types.flatMap((type) =>
    Object.entries(type.values).flatMap(([year, value]) => {
      const before = known.get(keyOf(type))?.[year];
      return before === undefined ? [] : [value / before];
    }),
  );
  const middle = medianOf(steps) ?? 0;
  return steps.length < FEWEST_COMMON || middle > LARGEST_STEP || middle < 1 / LARGEST_STEP
    ? 'kasko listesi kayıtlı listeyle uyuşmuyor; başka bir liste ya da birim olabilir'
    : undefined;
}

/** Unchanged rows are not written. */
async function replaceTypes(tx: Transaction, stored: readonly KaskoType[], types: readonly KaskoType[]) {
  const { rows } = await tx.execute<{ removed: number }>(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(types.map(({ brandCode, typeCode }) => ({ brandCode, typeCode })))}::json)
        as g("brandCode" int, "typeCode" int)
    ), gone as (
      delete from kasko_types t where not exists (
        select from given g where g."brandCode" = t.brand_code and g."typeCode" = t.type_code
      ) returning 1
    )
    select count(*)::int as removed from gone`);
  const known = new Map(stored.map((type) => [keyOf(type), contentOf(type)]));
  const changed = types.filter((type) => known.get(keyOf(type)) !== contentOf(type));
  for (let from = 0; from < changed.length; from += BATCH)
    await tx
      .insert(kaskoTypes)
      .values(changed.slice(from, from + BATCH))
      .onConflictDoUpdate({
        target: [kaskoTypes.brandCode, kaskoTypes.typeCode],
        set: {
          brandName: sql`excluded.brand_name`,
          typeName: sql`excluded.type_name`,
          values: sql`excluded.values`,
        },
      });
  const inserted = changed.filter((type) => !known.has(keyOf(type))).length;
  const removed = rows[0]?.removed ?? 0;
  return { inserted, updated: changed.length - inserted, unchanged: types.length - changed.length, removed };
}

/** The database changes the order of an object's keys, so they are sorted. */
function contentOf({ brandName, typeName, values }: KaskoType): string {
  return JSON.stringify([brandName, typeName, Object.entries(values).toSorted(([a], [b]) => a.localeCompare(b))]);
}
