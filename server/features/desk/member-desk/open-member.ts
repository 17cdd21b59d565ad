import { desc, eq, inArray } from 'drizzle-orm';
import { userPasskeys, users } from '#server/database/tables/accounts.ts';
import { propertyAlerts } from '#server/database/tables/alerts.ts';
import { operators } from '#server/database/tables/desk.ts';
import { savedAds } from '#server/database/tables/saved-ads.ts';
import { orders, refunds, renewals } from '#server/database/tables/selling/orders.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import { supportConversations } from '#server/database/tables/support.ts';
import type { Deps } from '#server/deps.ts';
import { listSessions, toUser, unknownMember } from '#server/features/members/accounts/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { listTold } from '#server/features/members/notifications/index.ts';
import { getSubscription } from '#server/features/members/subscriptions/index.ts';
import { listOwnInvoices } from '#server/features/selling/invoices/index.ts';
import { describeDeletion } from '#server/features/selling/orders/index.ts';
import { methodOf } from '#server/features/selling/payments/index.ts';
import type { MemberOpened } from '#shared/desk/desk-members.ts';
import { toKurus } from '#shared/orders/order-rules.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Everything that the desk shows about a member. Records the access in the audit log. Throws 404. */
export async function openMember(deps: Deps, id: string, by: Actor): Promise<MemberOpened> {
  const { db, clock } = deps;
  const [row] = await db
    .select({ user: users, role: operators.role })
    .from(users)
    .leftJoin(operators, eq(operators.userId, users.id))
    .where(eq(users.id, id));
  if (!row) throw unknownMember();
  await db.transaction((tx) => noteInAudit(tx, { at: clock.now(), by, act: 'member.open', to: ['member', id] }));
  const { closedAt, lastUsedAt, passiveSince } = row.user;
  const times = { closedAt: iso(closedAt), lastUsedAt: lastUsedAt.toISOString(), passiveSince: iso(passiveSince) };
  const passkeys = await db.$count(userPasskeys, eq(userPasskeys.userId, id));
  const sessions = await listSessions(deps, { id, sessionId: '' });
  return {
    member: { ...toUser(row.user), ...times, passkeys, operatorRole: row.role },
    plan: await planOfMember(deps, id),
    orders: await ordersOf(deps, id),
    invoices: await listOwnInvoices(deps, id),
    sessions: sessions.map(({ isCurrent: _, ...session }) => session),
    counts: {
      savedAds: await db.$count(savedAds, eq(savedAds.userId, id)),
      alerts: await db.$count(propertyAlerts, eq(propertyAlerts.userId, id)),
      conversations: await db.$count(supportConversations, eq(supportConversations.userId, id)),
    },
    told: await listTold(deps, id),
    deletion: (await describeDeletion(deps, id)).explanation,
  };
}

async function planOfMember(deps: Deps, id: string): Promise<MemberOpened['plan']> {
  const { isPremium, subscriptionEndDate, trialStartDate } = await getSubscription(deps, id);
  const rows = await deps.db
    .select({ payment: payments, reference: orders.reference })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.userId, id))
    .orderBy(desc(payments.validUntil));
  return {
    isPremium,
    premiumUntil: subscriptionEndDate ?? null,
    trialStartedAt: trialStartDate ?? null,
    renews: (await deps.db.$count(renewals, eq(renewals.userId, id))) > 0,
    periods: rows.map(({ payment: { validFrom, paidAt, validUntil, amount }, reference }) => ({
      from: (validFrom ?? paidAt).toISOString(),
      until: validUntil.toISOString(),
      paidKurus: toKurus(amount),
      reference,
    })),
  };
}

async function ordersOf({ db }: Pick<Deps, 'db'>, id: string): Promise<MemberOpened['orders']> {
  const rows = await db.select().from(orders).where(eq(orders.userId, id)).orderBy(desc(orders.createdAt));
  if (rows.length === 0) return [];
  const back = await db
    .select()
    .from(refunds)
    .where(
      inArray(
        refunds.orderId,
        rows.map((order) => order.id),
      ),
    );
  return rows.map((order) => ({
    reference: order.reference,
    state: order.state,
    plan: order.plan,
    period: order.period,
    method: order.method === null ? null : methodOf(order.method),
    totalKurus: order.totalKurus,
    createdAt: order.createdAt.toISOString(),
    paidAt: iso(order.paidAt),
    refunds: back
      .filter(({ orderId }) => orderId === order.id)
      .map(({ amountKurus, state, dueBy }) => ({ amountKurus, isDone: state === 'done', dueBy: dueBy.toISOString() })),
  }));
}
