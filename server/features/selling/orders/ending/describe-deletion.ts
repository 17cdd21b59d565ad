import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import { orders } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { hasOthers } from '#server/features/company/organisations/index.ts';
import { lawText } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';
import { toLira } from '#shared/orders/order-rules.ts';
import type { Deletion } from '#shared/orders/orders.ts';
import { formatDate, formatDateTime } from '#shared/text/dates.ts';
import { formatLiraExact } from '#shared/text/money.ts';
import { paidUntil } from '../paid-periods.ts';
import { describeRenewal } from '../renewal/choose-renewal.ts';
import { reckonFor } from './end-contract.ts';
import { endedWithAccount } from './end-with-account.ts';

/** The effect of deleting the account now on what a member has bought. */
export async function describeDeletion(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'mailer' | 'log'>,
  userId: string,
): Promise<Deletion> {
  const { db, clock } = deps;
  const now = clock.now();
  const until = await paidUntil(db, userId, now);
  const refunds: Deletion['refunds'] = [];
  for (const { order, way } of await endedWithAccount(db, userId, now)) {
    const { refundKurus, refundBy, method } = (await reckonFor(db, order, way, now)).shown;
    refunds.push({ orderId: order.id, reference: order.reference, refundKurus, refundBy, method });
  }
  const hasPaid = (await db.$count(orders, and(eq(orders.userId, userId), isNotNull(orders.paidAt)))) > 0;
  const renews = (await describeRenewal(deps, userId)).state !== 'off';
  return {
    ...(until && { paidUntil: until.toISOString() }),
    refunds,
    explanation: [
      ...(until
        ? [`Premium üyeliğiniz ${formatDateTime(until)} tarihine kadar sürer; hesabı silince hemen biter.`]
        : []),
      ...(await sharedPlans(db, userId, now)),
      ...refunds.map(explainRefund),
      ...(until && refunds.length === 0 ? ['Kalan süre için geri ödeme yapılmaz.'] : []),
      ...(renews ? ['Otomatik yenileme kapanır, kayıtlı kartınız silinir.'] : []),
      ...(hasPaid
        ? [
            `Ödeme kayıtları, sözleşmeler ve faturalar yasa gereği ${lawText(LAW.recordYears)}, hesabınızdan ayrı saklanır; indirmek istediklerinizi silmeden önce indirin.`,
          ]
        : []),
    ],
  };
}

/** A corporate plan that others use continues without the leaving member, and nothing of it is refunded. */
async function sharedPlans(db: Deps['db'], userId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(and(eq(organisationMembers.userId, userId), gt(organisations.validUntil, now)));
  const shared = await Promise.all(
    rows.map(async ({ id, name }) => ((await hasOthers(db, { id, userId })) ? [name] : [])),
  );
  return shared
    .flat()
    .map((name) => `“${name}” kurumunun planı kurumdaki diğer kişiler için sürer; onun için geri ödeme yapılmaz.`);
}

function explainRefund({ reference, refundKurus, refundBy, method }: Deletion['refunds'][number]): string {
  const amount = formatLiraExact(toLira(refundKurus));
  const way = method === 'transfer' ? 'havaleyle' : 'ödediğiniz karta';
  const asking = method === 'transfer' ? ' IBAN’ınızı almak için hesabınızdaki e-posta adresine yazarız.' : '';
  return `${reference} numaralı siparişten ${amount} en geç ${formatDate(new Date(refundBy))} gününe kadar ${way} geri ödenir.${asking}`;
}
