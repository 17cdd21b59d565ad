import { LOCKABLE_FIELDS } from '#shared/listings.ts';
import { FREE_DOCUMENTS_PER_DAY, FREE_VIEWS_PER_DAY } from '#shared/plans.ts';

export type LockableField = (typeof LOCKABLE_FIELDS)[number];

/** The rights of a visitor. All code that returns listings uses these rights; no other code decides this (D20, D21). */
export type Entitlements = {
  /** Lockable fields that the server may send to the visitor. */
  readonly openFields: ReadonlySet<LockableField>;
  /** How many different listings the visitor may open per day (Istanbul time); null means no limit. */
  readonly viewsPerDay: number | null;
  /**
   * How many different documents the visitor may open individually per day while the field `documentFiles` is locked;
   * null means no limit.
   */
  readonly documentsPerDay: number | null;
  /**
   * Whether the visitor may calculate all costs and the highest bid, and save calculations; legally required figures
   * are calculated for everybody.
   */
  readonly mayCalculate: boolean;
  /** Whether the visitor may download listings as files, with everything that the visitor may see of them. */
  readonly mayTakeFiles: boolean;
};

/** The rights of the free plan, which every visitor has. The server also renders pages with these rights (D25). */
export const FREE: Entitlements = {
  openFields: new Set(),
  viewsPerDay: FREE_VIEWS_PER_DAY,
  documentsPerDay: 0,
  mayCalculate: false,
  mayTakeFiles: false,
};

/** The rights of a member on the free plan (D28). */
export const FREE_MEMBER: Entitlements = { ...FREE, documentsPerDay: FREE_DOCUMENTS_PER_DAY };

/** The rights of a premium visitor, paid or on trial (spec §6). */
export const PREMIUM: Entitlements = {
  openFields: new Set(LOCKABLE_FIELDS),
  viewsPerDay: null,
  documentsPerDay: null,
  mayCalculate: true,
  mayTakeFiles: true,
};

/**
 * The rights of an organisation's API key: a key without the scope `locked` sees what a free visitor sees. Calls are
 * counted, not views.
 */
export function rightsOfKey(seesLocked: boolean): Entitlements {
  return seesLocked ? PREMIUM : { ...FREE, viewsPerDay: null };
}

/** Returns whether the server may send a field of a listing to a visitor with these rights (D20). */
export function maySee({ openFields }: Entitlements, field: LockableField): boolean {
  return openFields.has(field);
}
