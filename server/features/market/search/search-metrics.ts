import { Gauge } from 'prom-client';
import type { Deps } from '#server/deps.ts';
import type { AddMetrics } from '#server/platform/metrics-routes.ts';
import { engineSize } from './engine/index.ts';
import { indexSize } from './memory/index.ts';

/** Metrics that say whether searches are already answered from memory, or by a search engine. */
export function searchMetrics(deps: Pick<Deps, 'db' | 'searchEngine'>): AddMetrics {
  return (registry) => {
    const listings = new Gauge({
      name: 'peyda_search_index_listings',
      help: 'Open listings that searches find in memory or in the search engine, in the process that has the fewest; 0 while the database answers',
      aggregator: 'min',
      registers: [registry],
      async collect() {
        const { searchEngine } = deps;
        listings.set(searchEngine ? await engineSize(searchEngine) : indexSize(deps));
      },
    });
  };
}
