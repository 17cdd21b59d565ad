import { useEffect, useState } from 'react';

const REFRESH_MS = 30_000;

/** The present, in steps of half a minute: at first the moment the page was rendered, so that both sides agree. */
export function useNow(renderedAt: number): Date {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(now);
}
