import { and, asc, eq, ne } from 'drizzle-orm';
import { orders, refunds } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { TRANSFER } from '#server/features/selling/payments/index.ts';
import type { DeskPayments } from '#shared/desk/desk-payments.ts';
import type { Buyer } from '#shared/orders/order-rules.ts';
import { byHand } from './refunds/confirm-refund.ts';

/**
 * The operator's tasks: expected transfers, and refunds that no provider makes, with the contact for the IBAN and the
 * name under which the bank knows the buyer.
 */
export async function listByHand({ db }: Pick<Deps, 'db'>) {
  const { reference, totalKurus, expiresAt, buyer } = orders;
  const awaited = await db
    .select({ reference, totalKurus, expiresAt, buyer })
    .from(orders)
    .where(and(eq(orders.state, 'paying'), eq(orders.method, TRANSFER)))
    .orderBy(asc(orders.expiresAt));
  const { amountKurus, iban, dueBy } = refunds;
  const owed = await db
    .select({ reference, amountKurus, iban, dueBy, buyer, email: orders.email })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(ne(refunds.state, 'done'), byHand()))
    .orderBy(asc(refunds.dueBy));
  return { awaited, owed };
}

/** The same for the desk. Logs the access, because it contains IBANs and addresses of members. */
export async function openByHand(
  deps: Pick<Deps, 'db' | 'clock'>,
  by: Actor,
): Promise<Pick<DeskPayments, 'awaited' | 'owed'>> {
  const at = deps.clock.now();
  await deps.db.transaction((tx) => noteInAudit(tx, { at, by, act: 'order.listByHand', to: ['order', 'by hand'] }));
  const { awaited, owed } = await listByHand(deps);
  return {
    awaited: awaited.map(({ buyer, expiresAt, ...order }) => ({
      ...order,
      name: nameOf(buyer),
      expiresAt: expiresAt.toISOString(),
    })),
    owed: owed.map(({ buyer, email, dueBy, ...refund }) => ({
      ...refund,
      name: nameOf(buyer),
      email: refund.iban === null ? email : null,
      dueBy: dueBy.toISOString(),
    })),
  };
}

const nameOf = (buyer: Buyer | null) => buyer?.companyTitle ?? buyer?.name ?? null;
