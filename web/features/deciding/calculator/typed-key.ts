import { readStored } from '#web/platform/stored-text.ts';

/** Lasts as long as the tab: it holds what was typed, so it needs no consent (cookie policy). */
export const TYPED_KEY = 'typed_calculations';

/** Whether something was typed in this tab for a listing. Listings load this at first, so it parses nothing. */
export const isTypedFor = (propertyId: number): boolean =>
  Boolean(readStored('sessionStorage', TYPED_KEY)?.includes(`"id":${propertyId}}`));
