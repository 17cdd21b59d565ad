import type { ListingStatus } from '../listings.ts';

/**
 * The phase of a listing's own auction: `before` and `running` while it is open, `open` if the start or the end of
 * bidding is unknown, otherwise how it ended.
 */
export type ListingPhase = ListingStatus | 'before' | 'running';

/** The labels of the phases, in filters, lists, tables and files. */
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
