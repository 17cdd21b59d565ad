import { createIsomorphicFn } from '@tanstack/react-start';
import { latePart, servedPart } from '#web/platform/served/late-part.tsx';
import { OutcomesPart } from './outcomes-part.tsx';

/** How auctions of a place ended, far below its cards: it comes to life after them. */
export const LateOutcomes = createIsomorphicFn()
  .server(() => servedPart(OutcomesPart))
  .client(() => latePart(() => import('./outcomes-part.tsx').then((loaded) => loaded.OutcomesPart)))();
