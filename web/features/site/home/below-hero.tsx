import { createIsomorphicFn } from '@tanstack/react-start';
import { latePart, servedPart } from '#web/platform/served/late-part.tsx';
import { AllBelowHero } from './all-below-hero.tsx';

/** Loads the part below the hero: when navigating inside the site, the page is rendered with it at once. */
export const loadBelowHero = () => import('./all-below-hero.tsx').then((loaded) => loaded.AllBelowHero);

/** The home page below its first screen. On a first visit it hydrates after what is visible first. */
export const BelowHero = createIsomorphicFn()
  .server(() => servedPart(AllBelowHero))
  .client(() => latePart(loadBelowHero))();
