import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { Buyer } from '#shared/orders/order-rules.ts';
import type { OrderPaper } from '#shared/orders/orders.ts';
import { changeState, holdOwnOrder, type OrderRow } from '../order-row.ts';
import { chargeOf, type Papers } from '../sales.ts';
import { keepPapers } from './keep-papers.ts';

type Showing = { readonly orderId: string; readonly buyer: Buyer; readonly shownTo: string };

/**
 * Makes the documents of an order at today's price and stores them as they are shown (TKHK 48/2): text, version, time
 * and the network address. Replaces those shown before. Throws 409 ORDER_CONFIRMED after the confirmation.
 */
export function showPapers(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: string,
  papers: Papers,
  { orderId, buyer, shownTo }: Showing,
): Promise<{ order: OrderRow; papers: OrderPaper[]; papersHash: string }> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const order = await holdOwnOrder(tx, userId, orderId);
    if (order.state !== 'draft' && order.state !== 'shown') throw tooLate(order);
    const totalKurus = chargeOf(deps.config, order, now);
    const vatPercent = deps.config.VAT_PERCENT;
    const { reference, plan, period, organisationName, email } = order;
    const ordered = { reference, plan, period, organisationName };
    const made = papers.of(deps.config, { ...ordered, totalKurus, vatPercent, buyer, email, at: now });
    const kept = await keepPapers(tx, orderId, made, { shownAt: now, shownTo });
    const { papersHash } = kept;
    const change = { to: 'shown', actor: 'member', cause: 'papers were shown', at: now } as const;
    const shown = await changeState(tx, order, change, { totalKurus, vatPercent, buyer, papersHash });
    return { order: shown, ...kept };
  });
}

function tooLate({ state }: OrderRow): ExpectedError {
  const isOver = state === 'expired' || state === 'cancelled';
  return isOver
    ? new ExpectedError(409, 'ORDER_OVER', 'Bu siparişin süresi doldu ya da ondan vazgeçildi. Yeniden başlayın.')
    : new ExpectedError(409, 'ORDER_CONFIRMED', 'Bu sipariş onaylandı; bilgileri artık değişmez.');
}
