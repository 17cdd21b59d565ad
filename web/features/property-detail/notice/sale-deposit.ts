import type { ShownNoticeValues } from '#shared/notice-values.ts';
import type { PropertySummary } from '#shared/properties.ts';
import { exactLira, percentText } from './notice-value-texts.ts';

/** Deposit in per cent of the appraised value, where the notice says nothing else (İİK 114). */
const DEPOSIT_PERCENT = 10;

/** The deposit and what the amount is based on: `ilana göre %20`, `%10`. */
export type SaleDeposit = { readonly basis: string; readonly amount: string };

/** The deposit from the notice, or else the one by law; undefined when neither is known. */
export function saleDeposit(
  { price }: Pick<PropertySummary, 'price'>,
  notice: ShownNoticeValues | null | undefined,
): SaleDeposit | undefined {
  if (notice?.conflicts.some(({ name }) => name === 'deposit'))
    return { basis: 'ilana göre', amount: 'İki ayrı değer yazıyor' };
  const { percent = null, amount = null } = notice?.values.deposit?.value ?? {};
  const basis = percent === null ? 'ilana göre' : `ilana göre ${percentText(percent)}`;
  if (amount !== null) return { basis, amount: exactLira(amount) };
  if (price === null) return undefined;
  if (percent !== null) return { basis, amount: shareOf(price, percent) };
  return { basis: percentText(DEPOSIT_PERCENT), amount: shareOf(price, DEPOSIT_PERCENT) };
}

function shareOf(price: number, percent: number): string {
  return exactLira(Math.round(price * percent) / 100);
}
