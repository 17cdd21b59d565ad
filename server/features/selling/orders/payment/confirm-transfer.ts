import { eq } from 'drizzle-orm';
import { orders } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, COMMAND, noteInAudit } from '#server/features/members/audit/index.ts';
import { TRANSFER } from '#server/features/selling/payments/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { toLira } from '#shared/orders/order-rules.ts';
import { formatLiraExact } from '#shared/text/money.ts';
import { holdOrder } from '../order-row.ts';
import { type Receipt, recordPayment } from './record-payment.ts';

/**
 * Confirms that a transfer has arrived on the bank account. The same reference again changes nothing (`known`). Throws
 * 404 for an unknown reference, 409 AMOUNT_DIFFERS if the amount is not that of the contract.
 */
export function confirmTransfer(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { reference, kurus, why }: { readonly reference: string; readonly kurus: number; readonly why?: string },
  by: Actor = COMMAND,
): Promise<Receipt> {
  return db.transaction(async (tx) => {
    const [named] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.reference, reference.trim().toUpperCase()));
    const held = named && (await holdOrder(tx, named.id));
    if (!held) throw new ExpectedError(404, 'NOT_FOUND', `${reference} kodlu bir sipariş yok.`);
    const { order } = held;
    if (order.state === 'draft' || order.state === 'shown')
      throw new ExpectedError(409, 'ORDER_UNCONFIRMED', 'Bu sipariş onaylanmamış; parayı gönderene iade edin.');
    if (kurus !== order.totalKurus) {
      const message = `Siparişin tutarı ${formatLiraExact(toLira(order.totalKurus))}; yazılan ${formatLiraExact(toLira(kurus))}. Hiçbir şey açılmadı.`;
      throw new ExpectedError(409, 'AMOUNT_DIFFERS', message);
    }
    const at = clock.now();
    const received = {
      paidThrough: TRANSFER,
      reference: `transfer:${order.reference}`,
      kurus,
      at,
      actor: 'operator',
    } as const;
    const receipt = await recordPayment(tx, held, received);
    const after = { receipt, kurus };
    await noteInAudit(tx, { at, by, act: 'order.confirmTransfer', to: ['order', order.id], after, why });
    log.info({ order: order.id, receipt }, 'transfer confirmed');
    return receipt;
  });
}
