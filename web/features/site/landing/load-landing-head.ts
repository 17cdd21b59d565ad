import type { LoadedLanding } from './load-landing.ts';

/** The head of a place's page; its code is loaded with the page, so that other pages don't load it. */
export async function loadLandingHead(loaded: LoadedLanding, origin: string) {
  const { landingHead } = await import('./landing-head.ts');
  return landingHead(loaded, origin);
}
