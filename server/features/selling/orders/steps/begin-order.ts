import { randomInt } from 'node:crypto';
import type { Transaction } from '#server/database/open-database.ts';
import { orderChanges, orders } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { EXTEND_DAYS, ORDER_TERMS } from '#shared/orders/order-rules.ts';
import type { OrderRequest } from '#shared/orders/orders.ts';
import { DAY_MS, formatDate } from '#shared/text/dates.ts';
import { checkOrganisation } from '../corporate/check-organisation.ts';
import { changeState, findOpenOrder, holdMember, type OrderRow } from '../order-row.ts';
import { paidUntil } from '../paid-periods.ts';
import { chargeOf, requireSoldPeriod } from '../sales.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Letters and digits that are not easily confused when typing them into a transfer. */
const REFERENCE_LETTERS = 'ABCDEFGHJKLMNPRSTUVYZ23456789';
const REFERENCE_LENGTH = 8;

type Buying = { readonly id: string; readonly email: string; readonly emailVerified: boolean };

/**
 * Begins an order, or returns the open one, so that two tabs or a double click share it. An open order for something
 * else is cancelled, unless it is being paid (409 PAYMENT_RUNNING). Throws 409 ALREADY_PREMIUM while premium runs
 * longer, and what `checkOrganisation` and `requireSoldPeriod` throw.
 */
export function beginOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  member: Buying,
  { plan, period, ...organisation }: OrderRequest,
): Promise<OrderRow> {
  const now = deps.clock.now();
  requireSoldPeriod(deps.config, { plan, period }, now);
  return deps.db.transaction(async (tx) => {
    if (!(await holdMember(tx, member.id))) throw new ExpectedError(401, 'UNAUTHENTICATED', 'Bu hesap artık yok.');
    const named = plan === 'corporate' ? await checkOrganisation(tx, member, organisation, now) : PERSONAL;
    const open = await findOpenOrder(tx, member.id);
    if (open && isSame(open, { plan, period, ...named }) && !open.isRenewal && open.expiresAt > now) return open;
    if (open) await giveWay(tx, open, now);
    const until = plan === 'premium' ? await paidUntil(tx, member.id, now) : undefined;
    if (until && until.getTime() > now.getTime() + EXTEND_DAYS * DAY_MS) throw alreadyPremium(until);
    return insertOrder(tx, {
      userId: member.id,
      email: member.email,
      plan,
      period,
      ...named,
      state: 'draft',
      totalKurus: chargeOf(deps.config, { plan, period }, now),
      vatPercent: deps.config.VAT_PERCENT,
      createdAt: now,
      expiresAt: new Date(now.getTime() + ORDER_TERMS.openHours * HOUR_MS),
    });
  });
}

const PERSONAL = { organisationName: null, organisationId: null };
type What = Pick<OrderRow, 'plan' | 'period' | 'organisationName' | 'organisationId'>;

function isSame(a: What, b: What): boolean {
  return (
    a.plan === b.plan &&
    a.period === b.period &&
    a.organisationName === b.organisationName &&
    a.organisationId === b.organisationId
  );
}

type NewOrder = Omit<typeof orders.$inferInsert, 'id' | 'reference'>;

/** Stores a new order under a new reference. */
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
    : ({ to: 'cancelled', cause: 'something else was chosen' } as const);
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
