import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { ORDER_TERMS, toLira } from '#shared/orders/order-rules.ts';
import { formatLiraExact } from '#shared/text/money.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { changeState, holdOwnOrder, type OrderRow } from '../order-row.ts';
import { chargeOf } from '../sales.ts';

const HOUR_MS = 60 * 60 * 1000;

type Confirmation = {
  readonly orderId: string;
  readonly totalKurus: number;
  readonly papersHash: string;
  readonly startsAtOnce: boolean;
};

/**
 * Confirms an order: the obligation to pay begins, at the price in the documents. Throws 409 PRICE_CHANGED or
 * PAPERS_CHANGED if what the member agreed to differs from what would be charged. Idempotent.
 */
export function confirmOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: string,
  { orderId, totalKurus, papersHash, startsAtOnce }: Confirmation,
): Promise<OrderRow> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const order = await holdOwnOrder(tx, userId, orderId);
    const isSame = order.totalKurus === totalKurus && order.papersHash === papersHash;
    if (order.confirmedAt && isSame && order.startsAtOnce === startsAtOnce) return order;
    if (order.state === 'draft') throw new ExpectedError(409, 'PAPERS_MISSING', 'Önce sözleşme metinlerini görün.');
    if (order.state !== 'shown')
      throw new ExpectedError(409, 'ORDER_OVER', 'Bu sipariş artık onaylanamaz. Yeniden başlayın.');
    const price = chargeOf(deps.config, order, now);
    if (price !== order.totalKurus || price !== totalKurus) throw priceChanged(price);
    if (order.papersHash !== papersHash)
      throw new ExpectedError(409, 'PAPERS_CHANGED', 'Metinler bu arada değişti. Yeniden okuyup onaylayın.');
    const expiresAt = new Date(now.getTime() + ORDER_TERMS.openHours * HOUR_MS);
    const change = { to: 'confirmed', actor: 'member', cause: 'obligation to pay confirmed', at: now } as const;
    await queueMail(tx, { orderId, kind: 'contract', facts: { kurus: totalKurus }, at: now });
    return changeState(tx, order, change, { confirmedAt: now, startsAtOnce, expiresAt });
  });
}

function priceChanged(kurus: number): ExpectedError {
  const message = `Fiyat bu arada değişti: şimdi ${formatLiraExact(toLira(kurus))}. Metinleri yeni fiyatla görüp yeniden onaylayın.`;
  return new ExpectedError(409, 'PRICE_CHANGED', message);
}
