import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** Marks an element that temporarily replaces another one. */
export const BRIEF_ATTRIBUTE = { 'data-brief': '' };
const BRIEF = '[data-brief]';

const never = () => () => undefined;

/**
 * False in the server's page and during hydration, then true: for parts that are rendered in pieces, which a touch can
 * interrupt. If the browser renders the page itself, it is true at once. A placeholder with the keyboard focus is not
 * replaced.
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
