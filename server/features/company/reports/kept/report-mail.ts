import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { users } from '#server/database/tables/accounts.ts';
import { reportReaders, reports } from '#server/database/tables/companies/reports.ts';
import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import { letterTo } from '#server/platform/mail/letter.ts';
import type { LetterKind } from '#server/platform/outbox/letter-kind.ts';
import { queueLetter } from '#server/platform/outbox/queue-letter.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { RETENTION } from '#shared/retention.ts';
import { formatDate } from '#shared/text/dates.ts';

type ReportFacts = { readonly reportId: string };
type Reading = Pick<Transaction, 'select'>;

/**
 * Informs readers that a scheduled report is ready. Skips readers who left, have no confirmed address or no longer want
 * the mails.
 */
export const reportMail: LetterKind<ReportFacts> = {
  name: 'report',
  label: 'Rapor e-postaları',
  channel: 'email',
  mostTries: 10,
  async make({ db, clock, config }, { userId, facts: { reportId } }) {
    const due = await findReading(db, userId, reportId);
    if (!due || due.of.validUntil <= clock.now()) return 'unwanted';
    const link = siteLink(config, `/kurum?id=${due.of.id}#raporlar`).href;
    return { send: letterTo(due.email, { ...textOf(due.of.name, due), link }) };
  },
  async tell(db, { userId, facts: { reportId } }) {
    const due = await findReading(db, userId, reportId);
    return due && { about: `Rapor hazır: “${due.name}”`, recipient: due.email };
  },
};

/** Queues a mail to every reader of a scheduled report, in the transaction that marks it ready. */
export async function queueReportMails(
  tx: Transaction,
  { id: reportId, scheduleId }: { readonly id: string; readonly scheduleId: string | null },
  at: Date,
): Promise<void> {
  if (scheduleId === null) return;
  const isReader = eq(reportReaders.scheduleId, scheduleId);
  const readers = await tx.select({ userId: reportReaders.userId }).from(reportReaders).where(isReader);
  for (const { userId } of readers)
    await queueLetter(tx, reportMail, { key: `${reportId}~${userId}`, userId, facts: { reportId }, at });
}

async function findReading(db: Reading, userId: string | null, reportId: string) {
  if (userId === null) return undefined;
  const belongs = and(
    eq(organisationMembers.organisationId, reports.organisationId),
    eq(organisationMembers.userId, userId),
  );
  const reads = and(eq(reportReaders.scheduleId, reports.scheduleId), eq(reportReaders.userId, userId));
  const isOurs = and(eq(reports.id, reportId), eq(reports.state, 'ready'), eq(users.emailVerified, true));
  const [due] = await db
    .select({ email: users.email, name: reports.name, dueAt: reports.dueAt, of: organisations })
    .from(reports)
    .innerJoin(organisations, eq(organisations.id, reports.organisationId))
    .innerJoin(organisationMembers, belongs)
    .innerJoin(reportReaders, reads)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(isOurs);
  return due;
}

function textOf(organisation: string, { name, dueAt }: { readonly name: string; readonly dueAt: Date | null }) {
  const day = dueAt ? `${formatDate(dueAt)} tarihli ` : '';
  return {
    subject: `Peyda: “${name}” raporu hazır`,
    intro: `“${organisation}” kurumunun “${name}” görünümünden hazırlanan ${day}rapor kurum sayfasında sizi bekliyor.`,
    button: 'Raporu aç',
    outro: `Bu e-postayı, kurumunuzda zamanlanan bir raporu alacaklar arasında olduğunuz için gönderdik. İstemiyorsanız kurum sayfasının “Raporlar” bölümünde “Bana gönderme” düğmesine basın. Rapor ${RETENTION.reportDays} gün saklanır.`,
  };
}
