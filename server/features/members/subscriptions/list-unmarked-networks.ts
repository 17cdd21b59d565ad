import type { Deps } from '#server/deps.ts';
import type { UnmarkedNetworks } from '#shared/desk/desk-figures.ts';

/** With fewer new browsers per day it is a household or a small office. */
const FROM_BROWSERS = 15;
const MOST_SHOWN = 50;

const NETWORKS = `select d.day::text as day, left(d.address_hash, 8) as network, d.devices as browsers,
    count(v.viewer) filter (where v.viewer like 'device %' and cardinality(v.property_ids) > 1)::int as returned,
    coalesce(sum(cardinality(v.property_ids)), 0)::int as listings
  from daily_devices d left join daily_views v on v.day = d.day and v.address_hash = d.address_hash
  where d.devices >= $1 group by d.day, d.address_hash, d.devices order by d.day desc, d.devices desc, network limit $2`;

/**
 * Returns networks with many new browsers on recent days, by the beginning of their keyed hash, with how many browsers
 * returned.
 */
export async function listUnmarkedNetworks({ db }: Pick<Deps, 'db'>): Promise<UnmarkedNetworks> {
  const { rows } = await db.$client.query<UnmarkedNetworks[number]>(NETWORKS, [FROM_BROWSERS, MOST_SHOWN]);
  return rows;
}
