import type { Deps } from '#server/deps.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { refreshSuggestions, tendSearch } from '#server/features/market/search/index.ts';
import { fillSampleData } from './fill-sample-data.ts';

/** If the database is empty and no source is configured, the product shows a generated market (D19). */
export async function prepareSampleData(deps: Deps): Promise<void> {
  if (deps.config.SOURCES.length > 0 || deps.config.SAMPLE_SIZE === 0) return;
  const counts = await fillSampleData(deps, {
    size: deps.config.SAMPLE_SIZE,
    record: (records) => recordListings(deps, records),
  });
  if (!counts) return;
  await tendSearch(deps);
  await refreshSuggestions(deps);
  deps.log.info(counts, 'örnek veri hazırlandı');
}
