import { useEffect, useMemo, useState } from 'react';

const REFRESH_MS = 30_000;

/**
 * The current time, updated every half minute. It starts with the time of rendering, so that server and browser render
 * the same.
 */
export function useNow(renderedAt: number): Date {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return useMemo(() => new Date(now), [now]);
}
