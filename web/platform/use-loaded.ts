import { type ComponentType, useEffect, useRef, useState } from 'react';

/**
 * A component whose code is loaded when it is first needed; undefined until then. If loading fails, `onFailure` is
 * called, and the next time it is needed it is loaded again.
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
