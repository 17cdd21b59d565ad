import { Gauge } from 'prom-client';
import type { Deps } from '#server/deps.ts';
import type { AddMetrics } from '#server/platform/metrics-routes.ts';
import { indexSize } from './memory/index.ts';

/** Whether searches are answered from memory yet. */
export function searchMetrics(deps: Pick<Deps, 'db'>): AddMetrics {
  return (registry) => {
    const listings = new Gauge({
      name: 'peyda_search_index_listings',
      help: 'Open listings that searches find in memory, in the process that has the fewest; 0 while they are being read',
      aggregator: 'min',
      registers: [registry],
      collect() {
        listings.set(indexSize(deps));
      },
    });
  };
}
