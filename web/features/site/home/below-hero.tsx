import { createIsomorphicFn } from '@tanstack/react-start';
import { latePart, servedPart } from '#web/platform/served/late-part.tsx';
import { AllBelowHero } from './all-below-hero.tsx';

/** Loads what stands below the hero: a browser that is here already shows the page with it. */
export const loadBelowHero = () => import('./all-below-hero.tsx').then((loaded) => loaded.AllBelowHero);

/** Home below its first screen. On a first visit it comes to life after what is seen first. */
export const BelowHero = createIsomorphicFn()
  .server(() => servedPart(AllBelowHero))
  .client(() => latePart(loadBelowHero))();
