import { type ComponentType, lazy, Suspense, startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { logWarning } from '#web/platform/log-warning.ts';
import { usePressedBefore } from './pressed-before.ts';

/** A late part as the server renders it. */
export function servedPart<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return (given) => (
    <Suspense>
      <div className="contents">
        <Part {...given} />
      </div>
    </Suspense>
  );
}

/**
 * A part of a page that is not visible at first, in a browser. The page hydrates without it and then loads its code.
 * Until that is loaded, the server's HTML stays, and the first props are kept: with new props React would remove the
 * server's elements. A button pressed in the meantime is pressed again afterwards. If the code can't be loaded, links
 * still work as they do without scripts.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (Component) => ({ default: Component }),
      (error: unknown) => {
        logWarning('A part of the page could not be loaded.', error);
        return new Promise<never>(() => undefined);
      },
    ),
  );
  return function Late(given) {
    const [isLive, setLive] = useState(false);
    const first = useRef(given);
    const shown = isLive ? given : first.current;
    const pressAgain = usePressedBefore(isLive);
    const comeToLife = useCallback(
      (frame: Element | null) => {
        if (!frame) return;
        pressAgain(frame);
        startTransition(() => setLive(true));
      },
      [pressAgain],
    );
    return useMemo(
      () => (
        <Suspense>
          <div ref={comeToLife} className="contents">
            <Part {...shown} />
          </div>
        </Suspense>
      ),
      [shown, comeToLife],
    );
  };
}
