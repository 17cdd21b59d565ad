import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { logWarning } from '#web/platform/log-warning.ts';

/** Mounted once on every page: leaves the history entry of a layer that a reload or another page has closed. */
export function LayerGate(): null {
  const router = useRouter();
  useEffect(() => {
    if (!router.history.location.state.layers) return;
    import('./layer-history.ts').then(
      ({ layerHistory }) => layerHistory(router).settle(),
      (error: unknown) => logWarning('The history of layers could not be loaded.', error),
    );
  }, [router]);
  return null;
}
