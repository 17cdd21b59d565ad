import { and, eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { organisationMembers } from '#server/database/tables/organisations.ts';
import { invoiceFiles, invoices } from '#server/database/tables/selling/invoices.ts';
import { orders } from '#server/database/tables/selling/orders.ts';
import { letterTo } from '#server/platform/mail/letter.ts';
import type { MailAttachment } from '#server/platform/mailer.ts';
import type { LetterKind } from '#server/platform/outbox/letter-kind.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { invoiceFileName } from '#shared/orders/invoice-names.ts';
import { orderPageOf } from '#shared/orders/order-rules.ts';
import { contractOf } from '../contract/find-contract.ts';
import type { Reader } from '../order-row.ts';
import { type MailFacts, type OrderMailKind, orderMailText } from './order-mail-texts.ts';

export type OrderMailFacts = {
  readonly mail: OrderMailKind;
  /** Distinguishes mails of one kind: a refund, a day. */
  readonly about: string;
  /** Amounts and dates at the time of the event. */
  readonly told: MailFacts;
  /** The recipient, an owner of the order's organisation; without it, the mail goes to the order's address. */
  readonly ownerId?: string;
};

/**
 * Mails about orders. They go to the order's address even if its account is deleted, because the contract requires
 * them.
 */
export const orderMail: LetterKind<OrderMailFacts> = {
  name: 'order',
  label: 'Sipariş e-postaları',
  channel: 'email',
  mostTries: 15,
  isKept: true,
  async make({ db, config }, { orderId, facts: { mail, about, told, ownerId } }) {
    const order = orderId === null ? undefined : await findOrder(db, orderId);
    if (!order) return 'unwanted';
    if (ownerId !== undefined) {
      const owner = await findOwner(db, order.organisationId, ownerId);
      if (!owner) return 'unwanted';
      const text = orderMailText(mail, told, order.reference);
      return { send: letterTo(owner.email, { ...text, link: siteLink(config, '/kurum').href }) };
    }
    const { id, userId, email, reference } = order;
    const text = orderMailText(mail, { ...told, hasAccount: userId === null ? 0 : 1 }, reference);
    // The order's page was deleted with the account.
    const onward =
      userId === null
        ? { button: 'Bize yazın', link: siteLink(config, '/iletisim').href }
        : { link: siteLink(config, orderPageOf(id)).href };
    const attachments = await attachmentsOf(db, id, { mail, about, told });
    return { send: { ...letterTo(email, { ...text, ...onward }), attachments } };
  },
  async tell(db, { orderId, facts: { mail, told, ownerId } }) {
    const order = orderId === null ? undefined : await findOrder(db, orderId);
    if (!order) return undefined;
    const reader = ownerId === undefined ? order : await findOwner(db, order.organisationId, ownerId);
    if (!reader) return undefined;
    const { reference } = order;
    const recipient = reader.email;
    return { about: subjectOf(mail, told, reference), recipient };
  },
};

async function findOrder(db: Pick<Reader, 'select'>, orderId: string) {
  const { id, userId, email, reference, organisationId } = orders;
  const told = { id, userId, email, reference, organisationId };
  const [order] = await db.select(told).from(orders).where(eq(orders.id, orderId));
  return order;
}

/** The owner's account, if they still own the organisation when the mail is sent. */
async function findOwner(db: Pick<Reader, 'select'>, organisationId: string | null, ownerId: string) {
  if (organisationId === null) return undefined;
  const { userId, role, organisationId: id } = organisationMembers;
  const [owner] = await db
    .select({ email: users.email })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(id, organisationId), eq(userId, ownerId), eq(role, 'owner')));
  return owner;
}

/** If no text can be made from the facts (perhaps why the mail was given up), the subject is the kind of mail. */
function subjectOf(mail: OrderMailKind, told: MailFacts, reference: string): string {
  try {
    return orderMailText(mail, { ...told, hasAccount: 1 }, reference).subject;
  } catch {
    return `${mail} (${reference})`;
  }
}

/** The attachments of a mail, made from stored data when it is sent. */
async function attachmentsOf(
  db: Reader,
  orderId: string,
  { mail, about, told }: OrderMailFacts,
): Promise<MailAttachment[]> {
  if (mail === 'contract' || (mail === 'paid' && told.isRenewal === 1))
    return [{ ...(await contractOf(db, orderId)), type: 'application/pdf' }];
  if (mail !== 'invoice' && mail !== 'refundInvoice') return [];
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
