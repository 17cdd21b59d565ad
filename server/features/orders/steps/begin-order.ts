import { randomInt } from 'node:crypto';
import type { Transaction } from '#server/database/open-database.ts';
import { orderChanges, orders } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { EXTEND_DAYS, ORDER_TERMS, type OrderPeriod } from '#shared/orders/order-rules.ts';
import { DAY_MS, formatDate } from '#shared/text/dates.ts';
import { changeState, findOpenOrder, holdMember, type OrderRow } from '../order-row.ts';
import { paidUntil } from '../paid-periods.ts';
import { chargeOf } from '../sales.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Letters and digits that nobody mistakes for each other when typing them into a transfer. */
const REFERENCE_LETTERS = 'ABCDEFGHJKLMNPRSTUVYZ23456789';
const REFERENCE_LENGTH = 8;

export type Buying = { readonly id: string; readonly email: string };

/**
 * Begins an order of premium, or returns the open one: two tabs and a double click share it. An open order of the other
 * period gives way, unless it is being paid (409 PAYMENT_RUNNING). Throws 409 ALREADY_PREMIUM while premium runs longer.
 */
export function beginOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  member: Buying,
  period: OrderPeriod,
): Promise<OrderRow> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    if (!(await holdMember(tx, member.id))) throw new ExpectedError(401, 'UNAUTHENTICATED', 'Bu hesap artık yok.');
    const open = await findOpenOrder(tx, member.id);
    if (open?.period === period && !open.isRenewal && open.expiresAt > now) return open;
    if (open) await giveWay(tx, open, now);
    const until = await paidUntil(tx, member.id, now);
    if (until && until.getTime() > now.getTime() + EXTEND_DAYS * DAY_MS) throw alreadyPremium(until);
    return insertOrder(tx, {
      userId: member.id,
      email: member.email,
      period,
      state: 'draft',
      totalKurus: chargeOf(deps.config, period, now),
      vatPercent: deps.config.VAT_PERCENT,
      createdAt: now,
      expiresAt: new Date(now.getTime() + ORDER_TERMS.openHours * HOUR_MS),
    });
  });
}

type NewOrder = Omit<typeof orders.$inferInsert, 'id' | 'reference'>;

/** Records a new order under a reference of its own. */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<OrderRow> {
  const [inserted] = await tx
    .insert(orders)
    .values({ ...order, reference: newReference() })
    .returning();
  if (!inserted) throw new Error('The order was not inserted.');
  const actor = order.isRenewal ? 'schedule' : 'member';
  const change = { toState: order.state, actor, cause: 'begun', at: order.createdAt } as const;
  await tx.insert(orderChanges).values({ ...change, orderId: inserted.id });
  return inserted;
}

async function giveWay(tx: Transaction, open: OrderRow, at: Date): Promise<void> {
  const isOver = open.expiresAt <= at && open.method !== 'transfer';
  if (open.state === 'paying' && !isOver) {
    const message = 'Süren bir ödemeniz var. Önce onu tamamlayın ya da ondan vazgeçin.';
    throw new ExpectedError(409, 'PAYMENT_RUNNING', message);
  }
  const change = isOver
    ? ({ to: 'expired', cause: 'nobody paid' } as const)
    : ({ to: 'cancelled', cause: 'another period was chosen' } as const);
  await changeState(tx, open, { ...change, actor: 'member', at });
}

function newReference(): string {
  const letters = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)],
  );
  return `PEY-${letters.join('')}`;
}

function alreadyPremium(until: Date): ExpectedError {
  const message = `Premium üyeliğiniz ${formatDate(until)} tarihine kadar sürüyor. Bitimine ${EXTEND_DAYS} gün kala yeniden alabilirsiniz.`;
  return new ExpectedError(409, 'ALREADY_PREMIUM', message);
}
