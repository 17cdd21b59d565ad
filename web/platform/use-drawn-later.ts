import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** Around what stands briefly in place of something. */
export const BRIEF_ATTRIBUTE = { 'data-brief': '' };
const BRIEF = '[data-brief]';

const never = () => () => undefined;

/**
 * False in the server's page and where that comes to life, then true: for what is drawn in pieces that a finger can
 * interrupt. Where the browser draws by itself it is true at once. Nothing is drawn again under the keyboard's focus.
 */
export function useDrawnLater(): boolean {
  const isFromBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isDrawn, setDrawn] = useState(isFromBrowser);
  useEffect(() => {
    if (isDrawn) return undefined;
    const draw = () => {
      if (!document.activeElement?.closest(BRIEF)) startTransition(() => setDrawn(true));
    };
    draw();
    document.addEventListener('focusin', draw);
    return () => document.removeEventListener('focusin', draw);
  }, [isDrawn]);
  return isDrawn;
}
