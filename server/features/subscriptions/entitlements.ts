import { FREE_VIEWS_PER_DAY } from '#shared/plans.ts';
import type { LOCKABLE_FIELDS } from '#shared/properties.ts';

export type LockableField = (typeof LOCKABLE_FIELDS)[number];

/** What someone may see. The one place where that is decided (D20, D21): whoever gives out listings asks here. */
export type Entitlements = {
  readonly isPremium: boolean;
  /** Different listings that may be opened in a day of Istanbul; null without a limit. */
  readonly viewsPerDay: number | null;
};

/** Anybody's rights: those of the free plan. Also what pages are rendered with (D25). */
export const FREE: Entitlements = { isPremium: false, viewsPerDay: FREE_VIEWS_PER_DAY };

/** The rights of premium, paid for or on trial (spec §6). */
export const PREMIUM: Entitlements = { isPremium: true, viewsPerDay: null };

/** Whether a field of a listing may leave the server for someone with these rights (D20). */
export function maySee(rights: Entitlements, _field: LockableField): boolean {
  return rights.isPremium;
}
