import { useEffect, useRef } from 'react';

/** Calls the latest function when the component is unmounted: a field that is removed has no blur event. */
export function useWhenClosed(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => () => latest.current(), []);
}
