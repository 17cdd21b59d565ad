import { type ComponentType, useEffect, useRef, useState } from 'react';

/**
 * A component whose code comes when it is first needed; undefined until it is there. When it can't be had `onFailure` hears of
 * it, and it is asked for again the next time it is needed.
 */
export function useLoaded<Props>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailure: (error: unknown) => void,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>();
  const given = useRef({ load, onFailure });
  given.current = { load, onFailure };
  useEffect(() => {
    if (!isNeeded || loaded) return;
    given.current.load().then(
      (Component) => setLoaded({ Component }),
      (error: unknown) => given.current.onFailure(error),
    );
  }, [isNeeded, loaded]);
  return loaded?.Component;
}
