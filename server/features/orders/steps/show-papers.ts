import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orderPapers } from '#server/database/tables/orders.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { Buyer } from '#shared/orders/order-rules.ts';
import type { OrderPaper } from '#shared/orders/orders.ts';
import { changeState, holdOwnOrder, type OrderRow } from '../order-row.ts';
import { chargeOf, type Papers } from '../sales.ts';

type Showing = { readonly orderId: string; readonly buyer: Buyer; readonly shownTo: string };

/**
 * Makes out the papers of an order at today's price and keeps them as they are shown (TKHK 48/2): text, version, time and
 * the network address. Shown again, they replace what was shown before. Throws 409 ORDER_CONFIRMED once it is too late.
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
    const totalKurus = chargeOf(deps.config, order.period, now);
    const vatPercent = deps.config.VAT_PERCENT;
    const { reference, period, email } = order;
    const made = papers.of(deps.config, { reference, period, totalKurus, vatPercent, buyer, email, at: now });
    const kept = made.map((paper) => ({ ...paper, textHash: hashOf(paper.text) }));
    const papersHash = hashOf(
      JSON.stringify(kept.map(({ document, version, textHash }) => [document, version, textHash])),
    );
    await tx.delete(orderPapers).where(eq(orderPapers.orderId, orderId));
    await tx
      .insert(orderPapers)
      .values(kept.map((paper, place) => ({ ...paper, place, orderId, shownAt: now, shownTo })));
    const change = { to: 'shown', actor: 'member', cause: 'papers were shown', at: now } as const;
    const shown = await changeState(tx, order, change, { totalKurus, vatPercent, buyer, papersHash });
    return { order: shown, papers: kept, papersHash };
  });
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function tooLate({ state }: OrderRow): ExpectedError {
  const isOver = state === 'expired' || state === 'cancelled';
  return isOver
    ? new ExpectedError(409, 'ORDER_OVER', 'Bu siparişin süresi doldu ya da ondan vazgeçildi. Yeniden başlayın.')
    : new ExpectedError(409, 'ORDER_CONFIRMED', 'Bu sipariş onaylandı; bilgileri artık değişmez.');
}
