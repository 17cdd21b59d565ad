import { readStored } from '#web/platform/stored-text.ts';

/** Kept for the lifetime of the tab: it contains what the user typed, so it needs no consent (cookie policy). */
export const TYPED_KEY = 'typed_calculations';

/**
 * Whether something was typed in this tab for a listing. It parses nothing, because it is in the first code of a
 * listing.
 */
export const isTypedFor = (propertyId: number): boolean =>
  Boolean(readStored('sessionStorage', TYPED_KEY)?.includes(`"id":${propertyId}}`));
