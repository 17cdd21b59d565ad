import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { invoiceFiles, invoices } from '#server/database/tables/selling/invoices.ts';
import { orderMails, orders } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { letterTo } from '#server/platform/letter.ts';
import { faultOf } from '#server/platform/loggable-error.ts';
import type { MailAttachment } from '#server/platform/mailer.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { invoiceFileName } from '#shared/orders/invoice-names.ts';
import { orderPageOf } from '#shared/orders/order-rules.ts';
import { contractOf } from '../contract/find-contract.ts';
import type { Reader } from '../order-row.ts';
import { ORDER_MAIL_KINDS, type OrderMailKind, orderMailText } from './order-mail-texts.ts';

const MOST_A_RUN = 100;
const MINUTE_MS = 60_000;
const MOST_PAUSE_MS = 6 * 60 * MINUTE_MS;
export const MOST_TRIES = 15;
/** Neither sent nor given up for good. */
export const isUnsent = and(isNull(orderMails.sentAt), isNull(orderMails.discardedAt));

const mayBeTried = sql`${orderMails.tries} <= ${MOST_TRIES}::int + ${orderMails.extraTries}`;

/** Sends the mails about orders that are due; one that fails is repeated after longer and longer pauses. For a job. */
export async function sendOrderMails(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'mailer' | 'log'>,
): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  if (!deps.mailer.isConfigured) return counts;
  for (let left = MOST_A_RUN; left > 0; left -= 1) {
    const outcome = await sendNext(deps);
    if (outcome === undefined) break;
    counts[outcome] += 1;
  }
  return counts;
}

/** Holds the mail's row while it is sent, so that two processes never send the same one. */
function sendNext({ db, clock, config, mailer, log }: Pick<Deps, 'db' | 'clock' | 'config' | 'mailer' | 'log'>) {
  const now = clock.now();
  return db.transaction(async (tx): Promise<'sent' | 'failed' | undefined> => {
    const [due] = await tx
      .select({
        mail: orderMails,
        email: orders.email,
        reference: orders.reference,
        id: orders.id,
        userId: orders.userId,
      })
      .from(orderMails)
      .innerJoin(orders, eq(orders.id, orderMails.orderId))
      .where(and(isUnsent, lte(orderMails.nextTryAt, now), mayBeTried))
      .orderBy(asc(orderMails.nextTryAt))
      .limit(1)
      .for('update', { of: orderMails, skipLocked: true });
    if (!due) return undefined;
    const { mail, email, reference, id, userId } = due;
    const facts = { ...mail.facts, hasAccount: userId === null ? 0 : 1 };
    const mine = and(
      eq(orderMails.orderId, mail.orderId),
      eq(orderMails.kind, mail.kind),
      eq(orderMails.about, mail.about),
    );
    const kind = ORDER_MAIL_KINDS.find((known) => known === mail.kind);
    if (!kind) throw new Error(`No text for a mail of kind ${mail.kind}.`);
    try {
      // The order's page is gone with the account.
      const onward =
        userId === null
          ? { button: 'Bize yazın', link: siteLink(config, '/iletisim').href }
          : { link: siteLink(config, orderPageOf(id)).href };
      const letter = letterTo(email, { ...orderMailText(kind, facts, reference), ...onward });
      await mailer.send({ ...letter, attachments: await attachmentsOf(tx, kind, mail) });
    } catch (error) {
      const pauseMs = Math.min(MINUTE_MS * 2 ** mail.tries, MOST_PAUSE_MS);
      const lastError = faultOf(error).slice(0, 300);
      const putOff = { tries: mail.tries + 1, nextTryAt: new Date(now.getTime() + pauseMs), lastError };
      await tx.update(orderMails).set(putOff).where(mine);
      log.warn({ err: error, order: id, kind }, 'a mail about an order was not accepted');
      return 'failed';
    }
    await tx.update(orderMails).set({ sentAt: now }).where(mine);
    return 'sent';
  });
}

/** The files that go with a mail, made when it is sent, out of what was kept. */
async function attachmentsOf(
  db: Reader,
  kind: OrderMailKind,
  { orderId, about, facts }: Pick<typeof orderMails.$inferSelect, 'orderId' | 'about' | 'facts'>,
): Promise<MailAttachment[]> {
  if (kind === 'contract' || (kind === 'paid' && facts.isRenewal === 1))
    return [{ ...(await contractOf(db, orderId)), type: 'application/pdf' }];
  if (kind !== 'invoice' && kind !== 'refundInvoice') return [];
  const files = await db
    .select({ content: invoiceFiles.content, kind: invoices.kind, number: invoices.number })
    .from(invoiceFiles)
    .innerJoin(invoices, eq(invoices.id, invoiceFiles.invoiceId))
    .where(eq(invoiceFiles.invoiceId, about));
  return files.map(({ content, number, ...file }) => ({
    name: invoiceFileName(file.kind, number ?? ''),
    type: 'application/pdf',
    content,
  }));
}
