import type { Pool } from 'pg';
import type { Deps } from '#server/deps.ts';
import { type Entitlements, maySee } from '#server/features/members/subscriptions/index.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';
import { ALL_TEXTS, commonReach, type Reach } from '../conditions/reach.ts';

/** Common words are counted at most once an hour. */
const KEPT_MS = 10_000;
const reaches = new WeakMap<Pool, KeptValues<Reach>>();

/** The reach of a search for someone with these rights (D35). */
export async function findReach(deps: Pick<Deps, 'db' | 'clock'>, rights: Entitlements): Promise<Reach> {
  if (maySee(rights, 'description')) return ALL_TEXTS;
  const { $client } = deps.db;
  const kept = reaches.get($client) ?? new KeptValues<Reach>(deps.clock, KEPT_MS, 1);
  reaches.set($client, kept);
  return kept.get('common', async () => {
    const { rows } = await $client.query<{ word: string }>({
      name: 'common-stems',
      text: 'select word from common_words',
    });
    return commonReach(new Set(rows.map(({ word }) => word)));
  });
}

/** Clears the cache after counting. */
export function forgetReach({ db: { $client } }: Pick<Deps, 'db'>): void {
  reaches.delete($client);
}
