import { startTransition, useEffect, useState } from 'react';

/** Where a page is never idle, or the browser cannot tell: how long after it came to life folds are filled. */
const LATEST_MS = 1500;

/**
 * Whether the contents of a fold are drawn: when it opens, and otherwise as soon as the page is at rest, so that a
 * search in the page finds them. Neither the server nor a sheet that opens draws what is folded.
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
