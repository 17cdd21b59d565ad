import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { supportConversations, supportMessages } from '#server/database/tables/support.ts';
import type { Deps } from '#server/deps.ts';
import { letterTo } from '#server/platform/letter.ts';
import { faultOf } from '#server/platform/loggable-error.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { SUPPORT_LINK_DAYS } from '#shared/support/support-rules.ts';
import { makeLink } from './conversation-link.ts';

type MailingDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'mailer' | 'log'>;
/** An answer that stays unread this long, while the person is away this long, goes by mail. */
const AWAY_MS = 3 * 60_000;
const MOST_A_RUN = 50;
export const MOST_TRIES = 10;
/** Up to this message the person has read, or been sent, everything. */
export const mailedOrRead = sql`greatest(${supportConversations.personRead}, ${supportConversations.mailedSeq})`;
/** A deleted account is written to no more; nor is who was marked as spam. */
export const mayBeMailed = and(
  or(
    isNotNull(supportConversations.userId),
    isNotNull(supportConversations.visitorId),
    eq(supportConversations.kind, 'form'),
  ),
  sql`${supportConversations.state} <> 'spam'`,
);

/**
 * Mails answers to people who are gone: one mail for all that wait, with our words alone. An address that a visitor
 * gave is not confirmed, so nothing else ever goes to it but a link to the conversation. For a job, safe to repeat.
 */
export async function mailAnswers(deps: MailingDeps): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  if (!deps.mailer.isConfigured) return counts;
  for (let left = MOST_A_RUN; left > 0; left -= 1) {
    const outcome = await mailNext(deps);
    if (outcome === undefined) break;
    counts[outcome] += 1;
  }
  return counts;
}

/** Holds the conversation while its mail is sent, so that two processes never send the same one. */
function mailNext({ db, clock, config, mailer, log }: MailingDeps) {
  const now = clock.now();
  const since = new Date(now.getTime() - AWAY_MS);
  return db.transaction(async (tx): Promise<'sent' | 'failed' | undefined> => {
    const [due] = await tx
      .select()
      .from(supportConversations)
      .where(
        and(
          lt(mailedOrRead, supportConversations.lastSeq),
          mayBeMailed,
          sql`${supportConversations.mailTries} < ${MOST_TRIES}::int + ${supportConversations.mailExtraTries}`,
          or(isNull(supportConversations.personSeenAt), lte(supportConversations.personSeenAt, since)),
          sql`exists (select from ${supportMessages} where ${supportMessages.conversationId} = ${supportConversations.id}
            and ${supportMessages.author} = 'operator' and ${supportMessages.seq} > ${mailedOrRead} and ${supportMessages.at} <= ${since.toISOString()}::timestamptz)`,
          lte(sql`${supportConversations.updatedAt} + ${supportConversations.mailTries} * interval '10 minutes'`, now),
        ),
      )
      .orderBy(asc(supportConversations.mailTries), asc(supportConversations.updatedAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const own = eq(supportConversations.id, due.id);
    const answers = await tx
      .select({ text: supportMessages.text })
      .from(supportMessages)
      .where(
        and(
          eq(supportMessages.conversationId, due.id),
          eq(supportMessages.author, 'operator'),
          gt(supportMessages.seq, Math.max(due.personRead, due.mailedSeq)),
        ),
      )
      .orderBy(asc(supportMessages.seq));
    const token = due.visitorId !== null && due.kind === 'chat' ? await makeLink(tx, due.id, now) : undefined;
    const letter = letterTo(due.email, {
      subject: `Destek yanıtınız (görüşme ${due.id})`,
      intro: answers.map(({ text }) => text).join('\n\n'),
      button: token ? 'Görüşmeyi aç' : 'Peyda’yı aç',
      // Behind the #, which browsers tell neither servers nor the pages one goes to.
      link: siteLink(config, token ? `/iletisim#destek=${token}` : '/iletisim').href,
      outro: outroOf(due.kind, token !== undefined),
    });
    try {
      await mailer.send(letter);
    } catch (error) {
      await tx
        .update(supportConversations)
        .set({ mailTries: due.mailTries + 1, mailError: faultOf(error).slice(0, 300) })
        .where(own);
      log.warn({ err: error, conversation: due.id }, 'an answer of support was not accepted as mail');
      return 'failed';
    }
    await tx.update(supportConversations).set({ mailedSeq: due.lastSeq, mailTries: 0, mailExtraTries: 0 }).where(own);
    return 'sent';
  });
}

function outroOf(kind: 'chat' | 'form', hasLink: boolean): string {
  const ignore = 'Siz yazmadıysanız dikkate almayın.';
  if (kind === 'form') return `Bu e-posta, iletişim formundan yazdığınız mesajın yanıtıdır. ${ignore}`;
  if (!hasLink) return `Görüşmeyi hesabınızla giriş yapıp “Destek” düğmesiyle sürdürebilirsiniz. ${ignore}`;
  return `Bağlantı görüşmenizi açtığınız tarayıcıya taşır; ${SUPPORT_LINK_DAYS} gün geçerlidir ve bir kez kullanılır. Kimseye iletmeyin. ${ignore}`;
}
