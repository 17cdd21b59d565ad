import { LAW } from './law-figures.ts';

/**
 * The given per cent (or, of 1000, per mille) of an amount in lira, rounded up to the kuruş, so that the result is
 * never below the amount that a law requires.
 */
function shareOf(lira: number, part: number, of: 100 | 1000): number {
  const kurus = Math.round(lira * 100);
  // `part` has at most two decimals, so calculating in hundredths keeps everything up to the division an integer.
  return Math.ceil((kurus * Math.round(part * 100)) / (of * 100)) / 100;
}

/** The given per cent of an amount in lira, rounded up to the kuruş. */
export function percentOf(lira: number, percent: number): number {
  return shareOf(lira, percent, 100);
}

/** The deposit for a listing in lira, from its appraisal (İİK 114). Never below the share that the law requires. */
export function depositOf(appraisal: number): number {
  return percentOf(appraisal, LAW.depositPercent.value);
}

/** A deposit as a notice states it: a share of the appraisal in per cent, an amount in lira, or both. */
export type NamedDeposit = { readonly percent: number | null; readonly amount: number | null };

/** The deposit in lira that the notice states; null if it states none, or only a share of an unknown appraisal. */
export function namedDepositOf(appraisal: number | null, named: NamedDeposit | null | undefined): number | null {
  if (!named) return null;
  if (named.amount !== null) return named.amount;
  return appraisal !== null && named.percent !== null ? percentOf(appraisal, named.percent) : null;
}

/**
 * The deposit for a sale in lira: as its notice states it, otherwise by law; null if that is unclear or the appraisal
 * is unknown.
 */
export function saleDepositOf(
  appraisal: number | null,
  { named, isUnclear }: { readonly named: NamedDeposit | null | undefined; readonly isUnclear: boolean },
): number | null {
  if (isUnclear) return null;
  return namedDepositOf(appraisal, named) ?? (appraisal === null ? null : depositOf(appraisal));
}

/** The opening price of both auctions in lira (İİK 115). */
export function openingPriceOf(appraisal: number): number {
  return percentOf(appraisal, LAW.openingPercent.value);
}

/** The minimum bid increment in lira (İİK 111/b). */
export function leastStepOf(appraisal: number): number {
  return Math.max(shareOf(appraisal, LAW.leastStepPermille.value, 1000), LAW.leastStepLira.value);
}

export type FloorParts = {
  readonly appraisal: number;
  /** Claims that are secured by the property and rank before the creditor who requested the sale. */
  readonly priorClaims: number;
  readonly costs: number;
};

/** The limit in lira that the highest bid must exceed; a bid of exactly this amount can't win (İİK 115/1). */
export function saleLimitOf({ appraisal, priorClaims, costs }: FloorParts): number {
  return Math.max(openingPriceOf(appraisal), priorClaims) + costs;
}

/** Stamp duty on a sale price in lira, up to its maximum. */
export function stampDutyOf(salePrice: number): number {
  const kurus = Math.round((Math.round(salePrice * 100) * LAW.stampDutyPermille.value) / 1000);
  return Math.min(kurus / 100, LAW.stampDutyCapLira.value);
}

/** The part of the title fee that the buyer normally pays, in lira. */
export function buyerTitleFeeOf(salePrice: number): number {
  return Math.round(salePrice * LAW.buyerTitleFeePercent.value) / 100;
}
