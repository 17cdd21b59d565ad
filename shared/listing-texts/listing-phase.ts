import { type DatedListing, saleRounds } from '../law/dates/sale-rounds.ts';
import type { ListingStatus } from '../listings.ts';
import { stateAt } from './listing-state.ts';

/**
 * How far a listing's own auction is: `before` and `running` while it is open, `open` where nobody says when bidding
 * begins or ends, else how it ended.
 */
export type ListingPhase = ListingStatus | 'before' | 'running';

/** The words of a phase, in filters, lists, tables and files. */
export const PHASE_LABELS: Readonly<Record<ListingPhase, string>> = {
  before: 'Henüz başlamadı',
  running: 'Sürüyor',
  open: 'Sona ermedi',
  ended: 'Sona erdi',
  sold: 'Satıldı',
  unsold: 'Satılmadı',
  withdrawn: 'Geri çekildi',
};

/** A listing's phase, decided here alone. */
export function phaseOf(listing: DatedListing, now: Date): ListingPhase {
  const state = stateAt(listing, now);
  if (state !== 'open') return state;
  const phase = saleRounds(listing, now).find(({ isOwn }) => isOwn)?.phase;
  return phase === 'before' || phase === 'running' ? phase : 'open';
}

export const phaseLabel = (listing: DatedListing, now: Date): string => PHASE_LABELS[phaseOf(listing, now)];

/** Whether bids can be given already, as far as anybody says when bidding begins. */
export const hasOpened = (listing: DatedListing, now: Date): boolean => phaseOf(listing, now) !== 'before';
