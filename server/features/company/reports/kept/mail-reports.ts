import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { users } from '#server/database/tables/accounts.ts';
import { reportMails, reportReaders, reports } from '#server/database/tables/companies/reports.ts';
import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { letterTo } from '#server/platform/letter.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { RETENTION } from '#shared/retention.ts';
import { formatDate } from '#shared/text/dates.ts';

const MOST_A_RUN = 200;
const MOST_TRIES = 10;
const MINUTE_MS = 60_000;
const MOST_PAUSE_MS = 6 * 60 * MINUTE_MS;

type MailDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'mailer' | 'log'>;

/**
 * Tells readers that a scheduled report is ready; a mail that fails is repeated after longer and longer pauses. For a
 * job.
 */
export async function mailReports(deps: MailDeps): Promise<{ sent: number }> {
  let sent = 0;
  if (!deps.mailer.isConfigured) return { sent };
  for (let left = MOST_A_RUN; left > 0; left -= 1) {
    const outcome = await deps.db.transaction((tx) => mailNext(deps, tx));
    if (outcome === undefined) break;
    if (outcome === 'sent') sent += 1;
  }
  return { sent };
}

/** Holds the mail while it is sent, so that two processes never send the same one. */
async function mailNext({ clock, config, mailer, log }: MailDeps, tx: Transaction) {
  const now = clock.now();
  const isDue = and(isNull(reportMails.sentAt), lte(reportMails.nextTryAt, now), lt(reportMails.tries, MOST_TRIES));
  const [due] = await tx
    .select({
      mail: reportMails,
      report: { name: reports.name, dueAt: reports.dueAt, scheduleId: reports.scheduleId },
      of: organisations,
    })
    .from(reportMails)
    .innerJoin(reports, eq(reports.id, reportMails.reportId))
    .innerJoin(organisations, eq(organisations.id, reports.organisationId))
    .where(and(isDue, eq(reports.state, 'ready')))
    .orderBy(asc(reportMails.nextTryAt))
    .limit(1)
    .for('update', { of: reportMails, skipLocked: true });
  if (!due) return undefined;
  const { mail, report, of } = due;
  const mine = and(eq(reportMails.reportId, mail.reportId), eq(reportMails.userId, mail.userId));
  const email = await addressOf(tx, { userId: mail.userId, organisationId: of.id, scheduleId: report.scheduleId });
  // Who has left, has no confirmed address or wants no more of these is told nothing.
  if (email === undefined || of.validUntil <= now) {
    await tx.delete(reportMails).where(mine);
    return 'dropped' as const;
  }
  try {
    const link = siteLink(config, `/kurum?id=${of.id}#raporlar`).href;
    await mailer.send(letterTo(email, { ...lettering(of.name, report), link }));
  } catch (error) {
    const pauseMs = Math.min(MINUTE_MS * 2 ** mail.tries, MOST_PAUSE_MS);
    const later = { tries: mail.tries + 1, nextTryAt: new Date(now.getTime() + pauseMs) };
    await tx.update(reportMails).set(later).where(mine);
    log.warn({ err: error, report: mail.reportId }, 'a mail about a report was not accepted');
    return 'failed' as const;
  }
  await tx.update(reportMails).set({ sentAt: now }).where(mine);
  return 'sent' as const;
}

type Reader = { readonly userId: string; readonly organisationId: string; readonly scheduleId: string | null };

async function addressOf(tx: Transaction, { userId, organisationId, scheduleId }: Reader): Promise<string | undefined> {
  if (scheduleId === null) return undefined;
  const belongs = and(eq(organisationMembers.userId, users.id), eq(organisationMembers.organisationId, organisationId));
  const reads = and(eq(reportReaders.userId, users.id), eq(reportReaders.scheduleId, scheduleId));
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .innerJoin(organisationMembers, belongs)
    .innerJoin(reportReaders, reads)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  return user?.email;
}

function lettering(organisation: string, { name, dueAt }: { readonly name: string; readonly dueAt: Date | null }) {
  const day = dueAt ? `${formatDate(dueAt)} tarihli ` : '';
  return {
    subject: `Peyda: “${name}” raporu hazır`,
    intro: `“${organisation}” kurumunun “${name}” görünümünden hazırlanan ${day}rapor kurum sayfasında sizi bekliyor.`,
    button: 'Raporu aç',
    outro: `Bu e-postayı, kurumunuzda zamanlanan bir raporu alacaklar arasında olduğunuz için gönderdik. İstemiyorsanız kurum sayfasının “Raporlar” bölümünde “Bana gönderme” düğmesine basın. Rapor ${RETENTION.reportDays} gün saklanır.`,
  };
}
