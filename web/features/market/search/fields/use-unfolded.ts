import { startTransition, useEffect, useState } from 'react';

/** If a page is never idle, or the browser can't report it: folds are rendered this long after hydration. */
const LATEST_MS = 1500;

/**
 * Whether the contents of a fold are rendered: when it opens, otherwise as soon as the page is idle, so that the
 * browser's page search finds them. Neither the server nor an opening sheet renders folded contents.
 */
export function useUnfolded(isOpen: boolean): boolean {
  const [wasDrawn, setDrawn] = useState(isOpen);
  useEffect(() => {
    if (wasDrawn) return undefined;
    const draw = () => startTransition(() => setDrawn(true));
    // Safari has no `requestIdleCallback`.
    const ask = window.requestIdleCallback ?? ((then: () => void) => window.setTimeout(then, LATEST_MS / 5));
    const forget = window.cancelIdleCallback ?? window.clearTimeout;
    const asked = ask(draw, { timeout: LATEST_MS });
    return () => forget(asked);
  }, [wasDrawn]);
  return isOpen || wasDrawn;
}
