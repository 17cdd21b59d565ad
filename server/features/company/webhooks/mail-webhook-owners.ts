import { and, asc, eq, lte } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { webhookEndpoints } from '#server/database/tables/companies/webhooks.ts';
import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import { letterTo } from '#server/platform/letter.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { WEBHOOK_OFF_AFTER_DAYS } from '#shared/organisations/webhook-rules.ts';
import type { DeliverDeps } from './delivery-parts.ts';

const AGAIN_MS = 60 * 60_000;
const MOST_A_RUN = 50;

/** Tells owners that an endpoint was switched off; where no mail could be sent, again an hour later. */
export async function mailWebhookOwners(deps: DeliverDeps): Promise<void> {
  for (let left = MOST_A_RUN; left > 0; left -= 1) if (!(await mailNext(deps))) return;
}

/** Holds the endpoint while its mails are sent, so that two processes never send them both. */
function mailNext({ db, clock, config, mailer, log }: DeliverDeps): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: webhookEndpoints.id, url: webhookEndpoints.url, state: webhookEndpoints.state, of: organisations })
      .from(webhookEndpoints)
      .innerJoin(organisations, eq(organisations.id, webhookEndpoints.organisationId))
      .where(lte(webhookEndpoints.mailDueAt, now))
      .orderBy(asc(webhookEndpoints.mailDueAt))
      .limit(1)
      .for('update', { of: webhookEndpoints, skipLocked: true });
    if (!due) return false;
    const isOwner = and(eq(organisationMembers.organisationId, due.of.id), eq(organisationMembers.role, 'owner'));
    const owners = await tx
      .select({ email: users.email })
      .from(organisationMembers)
      .innerJoin(users, eq(users.id, organisationMembers.userId))
      .where(isOwner);
    let mailDueAt: Date | null = null;
    const link = siteLink(config, `/kurum?id=${due.of.id}`).href;
    try {
      if (due.state === 'off') for (const { email } of owners) await mailer.send(offLetter(email, { ...due, link }));
    } catch (error) {
      log.warn({ err: error, webhook: due.id }, 'owners could not be told that a webhook was switched off');
      mailDueAt = new Date(now.getTime() + AGAIN_MS);
    }
    await tx.update(webhookEndpoints).set({ mailDueAt }).where(eq(webhookEndpoints.id, due.id));
    return true;
  });
}

/** The address is told by its server alone: the rest may hold what only their programs should know. */
function offLetter(to: string, { url, of, link }: { url: string; of: { name: string }; link: string }) {
  return letterTo(to, {
    subject: 'Peyda: bir webhook adresi kapatıldı',
    intro: `“${of.name}” kurumunun ${new URL(url).hostname} sunucusundaki webhook adresi ${WEBHOOK_OFF_AFTER_DAYS} gündür hiçbir gönderimi kabul etmedi. Göndermeyi bıraktık.`,
    button: 'Webhook’ları aç',
    link,
    outro: 'Sunucunuz düzelince adresi kurum sayfasında yeniden açın; bu arada olanlar o zaman gönderilir.',
  });
}
