import { createIsomorphicFn } from '@tanstack/react-start';
import { latePart, servedPart } from '#web/platform/served/late-part.tsx';
import { AllLateSections } from './all-late-sections.tsx';

/** The number of pieces in which the late sections are rendered. */
export const LATE_PIECES = 3;

/** The sections of a listing below its documents. On a listing's own page they become interactive after the rest. */
export const LateSections = createIsomorphicFn()
  .server(() => servedPart(AllLateSections))
  .client(() => latePart(() => import('./all-late-sections.tsx').then((loaded) => loaded.AllLateSections)))();
