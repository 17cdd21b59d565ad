import { FREE_VIEWS_PER_DAY } from '#shared/plans.ts';
import { LOCKABLE_FIELDS } from '#shared/properties.ts';

export type LockableField = (typeof LOCKABLE_FIELDS)[number];

/** What someone may see. The one place where that is decided (D20, D21): whoever gives out listings asks here. */
export type Entitlements = {
  /** Lockable fields that may leave the server for them. */
  readonly openFields: ReadonlySet<LockableField>;
  /** Different listings that may be opened in a day of Istanbul; null without a limit. */
  readonly viewsPerDay: number | null;
};

/** Anybody's rights: those of the free plan. Also what pages are rendered with (D25). */
export const FREE: Entitlements = { openFields: new Set(), viewsPerDay: FREE_VIEWS_PER_DAY };

/** The rights of premium, paid for or on trial (spec §6). */
export const PREMIUM: Entitlements = { openFields: new Set(LOCKABLE_FIELDS), viewsPerDay: null };

/** Whether a field of a listing may leave the server for someone with these rights (D20). */
export function maySee({ openFields }: Entitlements, field: LockableField): boolean {
  return openFields.has(field);
}
