import type { LoadedLanding } from './load-landing.ts';

/** What stands in the head of a place's page; its code comes with the page's, so that other pages do not load it. */
export async function loadLandingHead(loaded: LoadedLanding, origin: string) {
  const { landingHead } = await import('./landing-head.ts');
  return landingHead(loaded, origin);
}
