import type { ListingStatus } from '../listings.ts';

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
  annulled: 'Feshedildi',
  withdrawn: 'Geri çekildi',
};
