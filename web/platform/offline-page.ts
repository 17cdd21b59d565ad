/** The worker that answers navigations without a connection; `trusted-types.ts` lets this address alone pass. */
export const OFFLINE_WORKER = '/service-worker.js';

/** The first seconds of a visit belong to the page. */
const WAIT_MS = 5000;

/** From the next navigation on a lost connection shows a page of ours in Turkish instead of the browser's own. */
export function prepareOfflinePage(): void {
  // The development server reloads by itself.
  if (!import.meta.env.PROD) return;
  setTimeout(() => {
    // Browsers refuse it in private windows; the site works without it.
    navigator.serviceWorker?.register(OFFLINE_WORKER).catch(() => undefined);
  }, WAIT_MS);
}
