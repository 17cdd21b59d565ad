import { eq } from 'drizzle-orm';
import { auditLog } from '#server/database/tables/desk.ts';
import { orders, refunds } from '#server/database/tables/selling/orders.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { registerMember } from '#tests/support/accounts/register-member.ts';
import type { Instance } from '../instance.ts';

const REFERENCE = 'PEY-SALDIRI1';

/** Item 7: six people confirm one refund in parallel, which could make six people pay it by hand. */
export async function racedRefunds({ app, deps }: Instance): Promise<string[]> {
  const { id: userId } = await registerMember(app);
  const { headers } = await enterDesk(app, deps, 'yonetici');
  const now = new Date();
  const [order] = await deps.db
    .insert(orders)
    .values({
      userId,
      reference: REFERENCE,
      state: 'refunded',
      period: 'monthly',
      totalKurus: 2999,
      vatPercent: 20,
      email: 'alici@ornek.example',
      createdAt: now,
      expiresAt: now,
      paidAt: now,
    })
    .returning({ id: orders.id });
  if (!order) return ['there is no order: the attack did not begin'];
  await deps.db.insert(refunds).values({
    orderId: order.id,
    paymentReference: REFERENCE,
    method: 'transfer',
    amountKurus: 2999,
    reason: 'withdrawal',
    state: 'due',
    createdAt: now,
    dueBy: now,
    nextTryAt: now,
  });
  const payload = { reference: REFERENCE, why: 'deneme saldırısı' };
  const confirm = () => app.inject({ method: 'POST', url: '/api/desk/payments/refund', headers, payload });
  const statuses = (await Promise.all(Array.from({ length: 6 }, confirm))).map(({ statusCode }) => statusCode);
  const lines = await deps.db.$count(auditLog, eq(auditLog.subjectId, order.id));
  const isHeld = statuses.filter((status) => status === 200).length === 1 && lines === 1;
  return isHeld ? [] : [`answered ${statuses.join(', ')}, ${lines} lines in the log`];
}
