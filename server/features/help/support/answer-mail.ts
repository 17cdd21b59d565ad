import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#server/database/open-database.ts';
import { supportConversations, supportMessages } from '#server/database/tables/support.ts';
import { letterTo } from '#server/platform/mail/letter.ts';
import type { LetterKind } from '#server/platform/outbox/letter-kind.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { SUPPORT_LINK_DAYS } from '#shared/support/support-rules.ts';
import { makeLink } from './conversation-link.ts';

/** An answer is mailed if it stays unread and the person stays away for this long. */
export const AWAY_MS = 3 * 60_000;

type AnswerFacts = { readonly conversation: number; readonly seq: number };

/**
 * Mails answers to people who have left: one mail for all waiting answers, only in our own words. An address that a
 * visitor gave is not confirmed, so it only ever gets a link to the conversation.
 */
export const answerMail: LetterKind<AnswerFacts> = {
  name: 'support',
  label: 'Destek yanıtları',
  channel: 'email',
  mostTries: 10,
  async make({ db, clock, config }, { facts }) {
    const due = await findUnread(db, facts);
    if (!due) return 'unwanted';
    const now = clock.now();
    const { id, kind, email, visitorId, personSeenAt } = due.conversation;
    const away = personSeenAt && new Date(personSeenAt.getTime() + AWAY_MS);
    if (away && away > now) return { notBefore: away };
    const hasLink = visitorId !== null && kind === 'chat';
    const token = hasLink ? await db.transaction((tx) => makeLink(tx, id, now)) : undefined;
    const letter = letterTo(email, {
      subject: `Destek yanıtınız (görüşme ${id})`,
      intro: due.answers.map(({ text }) => text).join('\n\n'),
      button: token ? 'Görüşmeyi aç' : 'Peyda’yı aç',
      // After the #, which browsers send neither to servers nor to the next page.
      link: siteLink(config, token ? `/iletisim#destek=${token}` : '/iletisim').href,
      outro: outroOf(kind, hasLink),
    });
    return { send: letter, noted: (tx) => noteMailed(tx, id, due.upTo) };
  },
  async tell(db, { facts }) {
    const due = await findUnread(db, facts);
    return due && { about: `Destek yanıtı (görüşme ${facts.conversation})`, recipient: due.conversation.email };
  },
  // Treated as mailed: the answer stays in the conversation, and the next one is mailed again.
  discarded: (tx, { facts: { conversation, seq } }) => noteMailed(tx, conversation, seq),
};

/** Records that answers up to this one have been mailed. */
async function noteMailed(tx: Pick<Database, 'update'>, conversation: number, seq: number): Promise<void> {
  const { id, mailedSeq } = supportConversations;
  await tx
    .update(supportConversations)
    .set({ mailedSeq: sql`greatest(${mailedSeq}, ${seq}::int)` })
    .where(eq(id, conversation));
}

/**
 * Returns the answers that were neither read nor mailed; undefined if there are none. Deleted accounts and spam get no
 * mail.
 */
async function findUnread(db: Pick<Database, 'select'>, { conversation: id, seq }: AnswerFacts) {
  const [conversation] = await db.select().from(supportConversations).where(eq(supportConversations.id, id));
  if (!conversation) return undefined;
  const { kind, userId, visitorId, state, personRead, mailedSeq } = conversation;
  const isGone = userId === null && visitorId === null && kind !== 'form';
  const done = Math.max(personRead, mailedSeq);
  if (isGone || state === 'spam' || done >= seq) return undefined;
  const isUnread = and(
    eq(supportMessages.conversationId, id),
    eq(supportMessages.author, 'operator'),
    gt(supportMessages.seq, done),
  );
  const answers = await db
    .select({ text: supportMessages.text, seq: supportMessages.seq })
    .from(supportMessages)
    .where(isUnread)
    .orderBy(asc(supportMessages.seq));
  const last = answers.at(-1);
  return last && { conversation, answers, upTo: last.seq };
}

function outroOf(kind: 'chat' | 'form', hasLink: boolean): string {
  const ignore = 'Siz yazmadıysanız dikkate almayın.';
  if (kind === 'form') return `Bu e-posta, iletişim formundan yazdığınız mesajın yanıtıdır. ${ignore}`;
  if (!hasLink) return `Görüşmeyi hesabınızla giriş yapıp “Destek” düğmesiyle sürdürebilirsiniz. ${ignore}`;
  return `Bağlantı görüşmenizi açtığınız tarayıcıya taşır; ${SUPPORT_LINK_DAYS} gün geçerlidir ve bir kez kullanılır. Kimseye iletmeyin. ${ignore}`;
}
