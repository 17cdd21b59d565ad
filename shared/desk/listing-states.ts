/** The states by which the desk filters its list of listings. */
export const DESK_LISTING_STATES = [
  'all',
  'open',
  'ended',
  'withdrawn',
  'hidden',
  'unread',
  'openUnread',
  'amended',
] as const;
export type DeskListingState = (typeof DESK_LISTING_STATES)[number];

export const LISTING_STATE_NAMES: Readonly<Record<DeskListingState, string>> = {
  all: 'Hepsi',
  open: 'Süren',
  ended: 'Biten',
  withdrawn: 'Geri çekilen',
  hidden: 'Gizlenen',
  unread: 'Türü ya da ilçesi anlaşılamayan',
  openUnread: 'Süren, türü ya da ilçesi anlaşılamayan',
  amended: 'Düzeltilen ya da kelimesi kapatılan',
};
