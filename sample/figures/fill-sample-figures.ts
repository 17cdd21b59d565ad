import type { Deps } from '#server/deps.ts';
import { recordSampleFigures } from '#server/features/intake/market-series/index.ts';
import { forgetMarketFigures } from '#server/features/market/price-index/index.ts';
import { makeKaskoList } from './make-kasko-list.ts';
import { makePriceIndex, makeSquareMetres } from './make-price-index.ts';

/** Gives the generated market its own price index and kasko list (D19), as of now; real ones that are there stay. */
export async function fillSampleFigures(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now();
  await recordSampleFigures(deps, {
    series: [makePriceIndex(now), makeSquareMetres(now)],
    kasko: makeKaskoList(now),
  });
  forgetMarketFigures(deps.db);
}
