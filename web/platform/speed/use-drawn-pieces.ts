import { startTransition, useEffect, useState } from 'react';
import { nextPaint } from './next-paint.ts';

/**
 * The number of rendered pieces of a long part that opens above a page: none at first, then one more in each frame, so
 * that a slow phone can respond to touches and keys in between.
 */
export function useDrawnPieces(count: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= count) return undefined;
    let isCurrent = true;
    void nextPaint().then(() => {
      if (isCurrent) startTransition(() => setDrawn(drawn + 1));
    });
    return () => {
      isCurrent = false;
    };
  }, [drawn, count]);
  return drawn;
}
