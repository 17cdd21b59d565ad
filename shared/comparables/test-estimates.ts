import { medianOf } from '../figures/median.ts';
import { SETTLED_AFTER_DAYS } from '../outcomes/outcome-rules.ts';
import { DAY_MS } from '../text/dates.ts';
import { chooseComparables, type LotFacts } from './choose-comparables.ts';
import { coverageOf } from './coverage.ts';
import { estimatePrice } from './estimate-price.ts';
import type { TestedGroup } from './estimate-quality.ts';

/** A sale with the properties that are compared; `group` identifies its kind, share and province. Lira. */
export type TestedSale = LotFacts & {
  readonly endDate: Date;
  readonly price: number;
  readonly soldPrice: number;
  readonly group: string;
};
/** The error of the estimate's median in per cent of the price, and whether the price was within the range. */
export type TestResult = { readonly error: number; readonly isCovered: boolean } | undefined;

/**
 * Hides each sale and estimates it from those of its group whose results were known when it ended. The result is
 * undefined for a sale without an estimate.
 */
export function testEstimates<Sale extends TestedSale>(
  sales: readonly Sale[],
  hidden: readonly Sale[] = sales,
): { readonly sale: Sale; readonly result: TestResult }[] {
  const byGroup = Map.groupBy(sales, ({ group }) => group);
  return hidden.map((sale) => {
    const known = sale.endDate.getTime() - SETTLED_AFTER_DAYS * DAY_MS;
    const earlier = (byGroup.get(sale.group) ?? []).filter(({ endDate }) => endDate.getTime() < known);
    const ratios = chooseComparables(sale, earlier).map(({ lot }) => lot.soldPrice / lot.price);
    const estimate = estimatePrice(sale.price, ratios);
    if (typeof estimate === 'string') return { sale, result: undefined };
    const isCovered = estimate.from <= sale.soldPrice && sale.soldPrice <= estimate.to;
    return { sale, result: { error: Math.abs(estimate.median / sale.soldPrice - 1) * 100, isCovered } };
  });
}

/** Summarises the test results; undefined if no estimate was made. */
export function qualityOf(name: string, results: readonly TestResult[]): TestedGroup | undefined {
  const made = results.filter((result) => result !== undefined);
  if (made.length === 0) return undefined;
  const share = (count: number) => Math.round((count / made.length) * 100);
  return {
    name,
    sales: results.length,
    estimated: made.length,
    medianError: Math.round((medianOf(made.map(({ error }) => error)) ?? 0) * 10) / 10,
    within10: share(made.filter(({ error }) => error <= 10).length),
    within20: share(made.filter(({ error }) => error <= 20).length),
    covered: coverageOf(made.filter(({ isCovered }) => isCovered).length, made.length),
  };
}
