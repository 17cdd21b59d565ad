import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import { orders, renewals } from '#server/database/tables/selling/orders.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { REMINDER_DAYS } from '#shared/orders/order-rules.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { corporateFact, queueMail } from '../mails/queue-mail.ts';
import { isOfPremium, paidUntil } from '../paid-periods.ts';

/**
 * Reminds members without renewal that their premium or the plan of their organisation ends: seven days before, and
 * one. Each reminder is sent once, and only about the last paid period. The other owners of an organisation are also
 * reminded: each of them can extend its plan. For a job; idempotent.
 */
export async function remindOfEnd({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ reminded: number }> {
  const at = clock.now();
  const [first] = REMINDER_DAYS;
  const organisationEnd = organisations.validUntil;
  const ending = await db
    .select({
      userId: payments.userId,
      until: payments.validUntil,
      orderId: orders.id,
      plan: orders.plan,
      organisationId: orders.organisationId,
      organisationEnd,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(renewals, and(eq(renewals.userId, payments.userId), isOfPremium))
    .leftJoin(organisations, eq(organisations.id, orders.organisationId))
    .where(
      and(
        gt(payments.validUntil, at),
        lte(payments.validUntil, new Date(at.getTime() + first * DAY_MS)),
        eq(orders.state, 'paid'),
        isNull(renewals.cardToken),
      ),
    )
    .orderBy(desc(payments.validUntil));
  let reminded = 0;
  for (const { userId, until, orderId, plan, organisationId, organisationEnd: end } of ending) {
    const last = plan === 'corporate' ? end : await paidUntil(db, userId, at);
    if (last?.getTime() !== until.getTime()) continue;
    const daysLeft = (until.getTime() - at.getTime()) / DAY_MS;
    const days = REMINDER_DAYS.findLast((mark) => daysLeft <= mark);
    if (days === undefined) continue;
    const facts = { until: until.toISOString(), days, ...corporateFact({ plan }) };
    const mail = { orderId, kind: 'endingSoon', about: `${days} ${until.toISOString()}`, facts, at } as const;
    await queueMail(db, mail);
    for (const ownerId of await otherOwners(db, organisationId, userId)) await queueMail(db, { ...mail, ownerId });
    reminded += 1;
  }
  return { reminded };
}

async function otherOwners(db: Deps['db'], organisationId: string | null, payerId: string | null): Promise<string[]> {
  if (organisationId === null) return [];
  const { userId, role, organisationId: id } = organisationMembers;
  const isOther = payerId === null ? undefined : ne(userId, payerId);
  const rows = await db
    .select({ userId })
    .from(organisationMembers)
    .where(and(eq(id, organisationId), eq(role, 'owner'), isOther));
  return rows.map((row) => row.userId);
}
