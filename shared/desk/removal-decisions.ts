import { formatDate } from '../text/dates.ts';

/** The possible answers to a request about personal data. */
export const REMOVAL_DECISIONS = ['accepted', 'refused'] as const;
export type RemovalDecision = (typeof REMOVAL_DECISIONS)[number];

export const REMOVAL_DECISION_NAMES: Readonly<Record<RemovalDecision, string>> = {
  accepted: 'Kabul edildi',
  refused: 'Reddedildi',
};

/** Acts at the desk that carry out a request, by their names in the audit log, with the wording of the letter. */
export const REMOVAL_ACTS = {
  'listing.mask': 'kelimeler kapatıldı',
  'listing.hide': 'ilan yayından kaldırıldı',
  'listing.hideFile': 'dosya yayından kaldırıldı',
  'listing.hidePage': 'belgenin sayfası yayından kaldırıldı',
} as const;
export type RemovalActName = keyof typeof REMOVAL_ACTS;
/** What was done to a listing for a request. */
export type RemovalAct = { readonly listing: number; readonly act: RemovalActName; readonly at: string };

/** `7 numaralı ilan: kelimeler kapatıldı (24.11.2026)`. */
export function removalActText({ listing, act, at }: RemovalAct): string {
  return `${listing} numaralı ilan: ${REMOVAL_ACTS[act]} (${formatDate(new Date(at))})`;
}
