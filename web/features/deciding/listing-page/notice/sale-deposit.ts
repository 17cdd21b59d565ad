import { depositOf, namedDepositOf } from '#shared/law/amounts.ts';
import { LAW } from '#shared/law/law-figures.ts';
import type { ListingSummary } from '#shared/listings.ts';
import type { ShownNoticeValues } from '#shared/notice-values.ts';
import { exactLira, percentText } from '#shared/text/notice-value-texts.ts';

/**
 * How far the notice's deposit may differ from the legal one, as a share of the legal one, before the page doubts it.
 */
const FAR_SHARE = 0.05;

/** The deposit, its basis (`ilana göre %20`, `%10`), and a doubt if it differs much from the legal one. */
export type SaleDeposit = { readonly basis: string; readonly amount: string; readonly doubt?: string };

/** The deposit from the notice, otherwise the legal one; undefined if neither is known. */
export function saleDeposit(
  { price }: Pick<ListingSummary, 'price'>,
  notice: ShownNoticeValues | null | undefined,
): SaleDeposit | undefined {
  if (notice?.conflicts.some(({ name }) => name === 'deposit'))
    return { basis: 'ilana göre', amount: 'İki ayrı değer yazıyor' };
  const named = notice?.values.deposit?.value;
  const read = namedDepositOf(price, named);
  if (read !== null) {
    const percent = named?.percent ?? null;
    const basis = percent === null ? 'ilana göre' : `ilana göre ${percentText(percent)}`;
    return { basis, amount: exactLira(read), ...doubtOf(read, price) };
  }
  if (price === null) return undefined;
  return { basis: percentText(LAW.depositPercent.value), amount: exactLira(depositOf(price)) };
}

/** A notice of several lots may name the deposit of another lot, or one for all of them. */
function doubtOf(read: number, price: number | null): { doubt?: string } {
  if (price === null) return {};
  const byLaw = depositOf(price);
  if (Math.abs(read - byLaw) <= byLaw * FAR_SHARE) return {};
  const share = percentText(LAW.depositPercent.value);
  return {
    doubt: `İlanda okunan teminat, yasadaki orandan (${share}, ${exactLira(byLaw)}) farklı. Birden çok malın satıldığı ilanlarda tutar başka bir mala ait olabilir; portaldaki tutarı esas alın.`,
  };
}
