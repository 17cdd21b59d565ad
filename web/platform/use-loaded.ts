import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { logWarning } from './log-warning.ts';

/** A page that is never idle counts as idle after this time. */
const LONGEST_MS = 1000;
const FIRST_TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

const warn = (error: unknown) => logWarning('A part of the page could not be loaded.', error);

/**
 * A component whose code is loaded when it is first needed; undefined until then. If loading fails, `onFailure` is
 * called, by default a warning in the console, and the next need tries again.
 */
export function useLoaded<Props>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailure: (error: unknown) => void = warn,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>();
  const given = useRef({ load, onFailure });
  given.current = { load, onFailure };
  useEffect(() => {
    if (!isNeeded || loaded) return;
    given.current.load().then(
      // Late parts of a page are loaded together: rendered in pieces, they don't block taps.
      (Component) => startTransition(() => setLoaded({ Component })),
      (error: unknown) => given.current.onFailure(error),
    );
  }, [isNeeded, loaded]);
  return loaded?.Component;
}

/**
 * Whether the page is idle after hydration, or the visitor has touched it, whichever is first. Code that is not visible
 * at first waits for it.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isIdle) return undefined;
    const rest = () => startTransition(() => setIdle(true));
    // Safari has no `requestIdleCallback`.
    const ask = window.requestIdleCallback ?? ((then: () => void) => window.setTimeout(then, LONGEST_MS / 5));
    const forget = window.cancelIdleCallback ?? window.clearTimeout;
    const asked = ask(rest, { timeout: LONGEST_MS });
    for (const kind of FIRST_TOUCHES) window.addEventListener(kind, rest, { capture: true, passive: true });
    return () => {
      forget(asked);
      for (const kind of FIRST_TOUCHES) window.removeEventListener(kind, rest, { capture: true });
    };
  }, [isIdle]);
  return isIdle;
}
