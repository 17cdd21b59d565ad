import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { users } from '#server/database/tables/accounts.ts';
import { webhookEndpoints } from '#server/database/tables/companies/webhooks.ts';
import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import { letterTo } from '#server/platform/mail/letter.ts';
import type { LetterKind } from '#server/platform/outbox/letter-kind.ts';
import { queueLetter } from '#server/platform/outbox/queue-letter.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { WEBHOOK_OFF_AFTER_DAYS } from '#shared/organisations/webhook-rules.ts';

type OffFacts = { readonly endpointId: string };
type Reading = Pick<Transaction, 'select'>;

/** Informs owners that an endpoint was switched off, unless it has been switched on again. */
export const webhookOffMail: LetterKind<OffFacts> = {
  name: 'webhook-off',
  label: 'Kapatılan webhook e-postaları',
  channel: 'email',
  mostTries: 15,
  async make({ db, config }, { userId, facts }) {
    const due = await findOff(db, userId, facts);
    if (!due) return 'unwanted';
    // Only the server of the address is named: the rest may contain secrets of their programs.
    const server = new URL(due.url).hostname;
    const letter = letterTo(due.email, {
      subject: 'Peyda: bir webhook adresi kapatıldı',
      intro: `“${due.of.name}” kurumunun ${server} sunucusundaki webhook adresi ${WEBHOOK_OFF_AFTER_DAYS} gündür hiçbir gönderimi kabul etmedi. Göndermeyi bıraktık.`,
      button: 'Webhook’ları aç',
      link: siteLink(config, `/kurum?id=${due.of.id}`).href,
      outro: 'Sunucunuz düzelince adresi kurum sayfasında yeniden açın; bu arada olanlar o zaman gönderilir.',
    });
    return { send: letter };
  },
  async tell(db, { userId, facts }) {
    const due = await findOff(db, userId, facts);
    return due && { about: `Kapatılan webhook adresi (${due.of.name})`, recipient: due.email };
  },
};

/** Queues mails to the owners of an endpoint, in the transaction that switches it off. */
export async function queueOffMails(tx: Transaction, endpointId: string, at: Date): Promise<void> {
  const owners = await tx
    .select({ userId: organisationMembers.userId })
    .from(webhookEndpoints)
    .innerJoin(organisationMembers, isOwner)
    .where(eq(webhookEndpoints.id, endpointId));
  for (const { userId } of owners) {
    const key = `${endpointId}~${at.toISOString()}~${userId}`;
    await queueLetter(tx, webhookOffMail, { key, userId, facts: { endpointId }, at });
  }
}

const isOwner = and(
  eq(organisationMembers.organisationId, webhookEndpoints.organisationId),
  eq(organisationMembers.role, 'owner'),
);

async function findOff(db: Reading, userId: string | null, { endpointId }: OffFacts) {
  if (userId === null) return undefined;
  const [due] = await db
    .select({ url: webhookEndpoints.url, email: users.email, of: organisations })
    .from(webhookEndpoints)
    .innerJoin(organisations, eq(organisations.id, webhookEndpoints.organisationId))
    .innerJoin(organisationMembers, isOwner)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.state, 'off'), eq(users.id, userId)));
  return due;
}
