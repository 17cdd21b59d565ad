/** The worker that handles navigations without a connection; `trusted-types.ts` only allows this address. */
export const OFFLINE_WORKER = '/service-worker.js';

/** Doesn't compete with the page in the first seconds of a visit. */
const WAIT_MS = 5000;

/** From the next navigation, a lost connection shows our own page in Turkish instead of the browser's. */
export function prepareOfflinePage(): void {
  // The development server reloads pages itself.
  if (!import.meta.env.PROD) return;
  setTimeout(() => {
    // Browsers refuse it in private windows; the site works without it.
    navigator.serviceWorker?.register(OFFLINE_WORKER).catch(() => undefined);
  }, WAIT_MS);
}
