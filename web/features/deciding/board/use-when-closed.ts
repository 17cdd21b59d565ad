import { useEffect, useRef } from 'react';

/** Calls the last given function when the component goes: a field that is closed is not left. */
export function useWhenClosed(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => () => latest.current(), []);
}
