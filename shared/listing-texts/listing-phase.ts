import { type DatedListing, saleRounds } from '../law/dates/sale-rounds.ts';
import { stateAt } from './listing-state.ts';
import { type ListingPhase, PHASE_LABELS } from './phase-labels.ts';

/** The phase of a listing. This is the only place that decides it. */
export function phaseOf(listing: DatedListing, now: Date): ListingPhase {
  const state = stateAt(listing, now);
  if (state !== 'open') return state;
  const phase = saleRounds(listing, now).find(({ isOwn }) => isOwn)?.phase;
  return phase === 'before' || phase === 'running' ? phase : 'open';
}

export const phaseLabel = (listing: DatedListing, now: Date): string => PHASE_LABELS[phaseOf(listing, now)];

/** Whether bids can be made already, as far as the start of bidding is known. */
export const hasOpened = (listing: DatedListing, now: Date): boolean => phaseOf(listing, now) !== 'before';
