import type { Deps } from '#server/deps.ts';
import { getListing } from '#server/features/market/listing/index.ts';
import type { Entitlements } from '#server/features/members/subscriptions/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { frameOf, subjectOf } from '#shared/law/bid/calculation.ts';
import { type Comparison, compareScenarios } from '#shared/law/bid/comparison-rows.ts';
import { knownDepositOf, type LegalRow, legalRows } from '#shared/law/bid/legal-rows.ts';
import { noticedClaims } from '#shared/law/bid/prior-claims.ts';
import { hasOpened } from '#shared/listing-texts/listing-phase.ts';
import { findCalculation } from './find-calculation.ts';

/** The results of a saved calculation, for paper and spreadsheets. */
export type CalculationReport = {
  readonly propertyId: number;
  /** The listing's title, as on its page. */
  readonly title: string;
  readonly changedAt: Date;
  readonly legal: readonly LegalRow[];
  readonly comparison: Comparison;
};

/**
 * Calculates a member's saved calculation for a listing. Throws 404 for an unknown listing or if none is saved, 409 for
 * a listing without an appraisal.
 */
export async function calculationReport(
  deps: Deps,
  { userId, rights }: { readonly userId: string; readonly rights: Entitlements },
  propertyId: number,
): Promise<CalculationReport> {
  const { calculation, changedAt } = await findCalculation(deps, userId, propertyId);
  if (!calculation || changedAt === null)
    throw new ExpectedError(404, 'NOT_FOUND', 'Bu ilan için saklanmış bir hesap yok.');
  const listing = await getListing(deps, propertyId, rights);
  const subject = subjectOf(listing);
  if (!subject)
    throw new ExpectedError(409, 'NO_APPRAISAL', 'Bu ilanda muhammen bedel belirtilmediği için hesap yapılamıyor.');
  const { legal, scenarios } = calculation;
  return {
    propertyId,
    title: listing.dosyaBilgi ?? listing.title,
    changedAt: new Date(changedAt),
    legal: legalRows(subject, legal, knownDepositOf(listing), {
      ranked: noticedClaims(listing).ranked,
      hasOpened: hasOpened(listing, deps.clock.now()),
    }),
    comparison: compareScenarios(subject, frameOf(subject, legal), scenarios),
  };
}
