import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/database/open-database.ts';
import { kaskoTypes } from '#server/database/tables/market-series.ts';
import type { Deps } from '#server/deps.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';
import { tokensOf } from '#shared/kasko/match-kasko.ts';

type Head = {
  readonly month: string | null;
  readonly isSample: boolean;
  readonly brands: readonly { readonly code: number; readonly name: string }[];
};
type Type = {
  readonly name: string;
  readonly tokens: readonly string[];
  readonly values: Readonly<Record<string, number>>;
};

/** Reads the parts of the last kasko list that are needed. */
export type KaskoLists = {
  readonly head: () => Promise<Head>;
  /** Returns the types of a make, which the list may have under several codes. */
  readonly typesOf: (family: string, codes: readonly number[]) => Promise<readonly Type[]>;
};

/** Reads the list directly from the database. Also for transactions, which must not wait for another connection. */
export function storedLists(db: Pick<Database, 'execute' | 'select'>): KaskoLists {
  return {
    head: async () => {
      const { rows } = await db.execute<Head>(sql`
        select (select max(month) from kasko_lists) as month,
          exists (select from kasko_lists where is_sample) as "isSample",
          (select coalesce(json_agg(distinct jsonb_build_object('code', brand_code, 'name', brand_name)), '[]')
            from kasko_types) as brands`);
      return rows[0] ?? { month: null, isSample: false, brands: [] };
    },
    typesOf: async (_, codes) => {
      const rows = await db
        .select({ name: kaskoTypes.typeName, values: kaskoTypes.values })
        .from(kaskoTypes)
        .where(inArray(kaskoTypes.brandCode, [...codes]));
      return rows.map(({ name, values }) => ({ name, tokens: tokensOf(name), values }));
    },
  };
}

/** Lists are published once a month; other processes see a new one within this time. */
const KEPT_FOR_MS = 60_000;
/** The maximum number of makes whose types are cached. */
const MOST_MAKES = 40;
const kept = new WeakMap<Deps['db'], KaskoLists>();

/** Like `storedLists`, but cached in memory for a minute. */
export function keptLists({ db, clock }: Pick<Deps, 'db' | 'clock'>): KaskoLists {
  const known = kept.get(db);
  if (known) return known;
  const stored = storedLists(db);
  const head = new KeptValues<Head>(clock, KEPT_FOR_MS, 1);
  const types = new KeptValues<readonly Type[]>(clock, KEPT_FOR_MS, MOST_MAKES);
  const made: KaskoLists = {
    head: () => head.get('', stored.head),
    typesOf: (family, codes) => types.get(family, () => stored.typesOf(family, codes)),
  };
  kept.set(db, made);
  return made;
}

/** Clears the cache, so that this process sees a list that was just imported. */
export function forgetKasko(db: Deps['db']): void {
  kept.delete(db);
}
