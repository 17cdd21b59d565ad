import { createIsomorphicFn } from '@tanstack/react-start';
import { latePart, servedPart } from '#web/platform/served/late-part.tsx';
import { AllLateSections } from './all-late-sections.tsx';

/** In how many pieces the late sections are drawn. */
export const LATE_PIECES = 3;

/** The sections of a listing below its documents. On a listing's own page they come to life after the rest. */
export const LateSections = createIsomorphicFn()
  .server(() => servedPart(AllLateSections))
  .client(() => latePart(() => import('./all-late-sections.tsx').then((loaded) => loaded.AllLateSections)))();
