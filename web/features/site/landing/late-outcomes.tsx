import { createIsomorphicFn } from '@tanstack/react-start';
import { latePart, servedPart } from '#web/platform/served/late-part.tsx';
import { OutcomesPart } from './outcomes-part.tsx';

/** The results of a place's auctions, far below its cards: hydrated after them. */
export const LateOutcomes = createIsomorphicFn()
  .server(() => servedPart(OutcomesPart))
  .client(() => latePart(() => import('./outcomes-part.tsx').then((loaded) => loaded.OutcomesPart)))();
