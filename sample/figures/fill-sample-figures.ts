import type { Deps } from '#server/deps.ts';
import { recordSampleFigures } from '#server/features/intake/market-series/index.ts';
import { forgetMarketFigures } from '#server/features/market/price-index/index.ts';
import { makeKaskoList } from './make-kasko-list.ts';
import { makePriceIndex, makeSquareMetres } from './make-price-index.ts';

/** Adds a generated price index and kasko list for the generated market (D19), as of now; existing real ones stay. */
export async function fillSampleFigures(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now();
  await recordSampleFigures(deps, {
    series: [makePriceIndex(now), makeSquareMetres(now)],
    kasko: makeKaskoList(now),
  });
  forgetMarketFigures(deps.db);
}
