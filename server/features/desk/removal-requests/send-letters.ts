import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import { removalRequests } from '#server/database/tables/removal-requests.ts';
import type { Deps } from '#server/deps.ts';
import { letterTo } from '#server/platform/letter.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';
import { removalPdf } from './letter-pdf.ts';
import { removalLetter } from './letter-text.ts';

type LetterDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'mailer' | 'log'>;
const MOST_A_RUN = 50;
const MINUTE_MS = 60_000;
const MOST_PAUSE_MS = 6 * 60 * MINUTE_MS;

/**
 * Sends the letters that answer requests, as mail with the PDF; one that fails is repeated after longer and longer
 * pauses, without end, because the law wants it answered. For a job, safe to repeat.
 */
export async function sendLetters(deps: LetterDeps): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  if (!deps.mailer.isConfigured) return counts;
  for (let left = MOST_A_RUN; left > 0; left -= 1) {
    const outcome = await sendNext(deps);
    if (outcome === undefined) break;
    counts[outcome] += 1;
  }
  return counts;
}

/** Holds the request's row while its letter is sent, so that two processes never send the same one. */
function sendNext({ db, clock, config, mailer, log }: LetterDeps) {
  const now = clock.now();
  return db.transaction(async (tx): Promise<'sent' | 'failed' | undefined> => {
    const [due] = await tx
      .select()
      .from(removalRequests)
      .where(and(isNull(removalRequests.letterSentAt), lte(removalRequests.letterDueAt, now)))
      .orderBy(asc(removalRequests.letterDueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due?.decidedAt) return undefined;
    const { id, email, decidedAt, letterTries } = due;
    const own = eq(removalRequests.id, id);
    try {
      const [greeting = '', ...paragraphs] = removalLetter(due);
      const letter = letterTo(email, {
        subject: 'Kişisel veri başvurunuza yanıt',
        intro: [greeting, ...paragraphs].join('\n\n'),
        button: 'KVKK aydınlatma metni',
        link: siteLink(config, '/kvkk-aydinlatma').href,
        outro: 'Yanıtımız ekteki PDF dosyasındadır.',
      });
      const { name, content } = await removalPdf(config, { ...due, decidedAt });
      await mailer.send({ ...letter, attachments: [{ name, content, type: 'application/pdf' }] });
    } catch (error) {
      const pauseMs = Math.min(MINUTE_MS * 2 ** letterTries, MOST_PAUSE_MS);
      const putOff = { letterTries: Math.min(letterTries + 1, 20), letterDueAt: new Date(now.getTime() + pauseMs) };
      await tx.update(removalRequests).set(putOff).where(own);
      log.warn({ err: error, request: id }, 'a letter about personal data was not accepted');
      return 'failed';
    }
    await tx.update(removalRequests).set({ letterSentAt: now }).where(own);
    return 'sent';
  });
}

/** Deletes requests three years after they were answered, as other messages (spec §9). For a job. */
export async function forgetOldRequests({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ requests: number }> {
  const oldest = yearsBefore(clock.now(), RETENTION.contactYears);
  const { rowCount } = await db.delete(removalRequests).where(lt(removalRequests.decidedAt, oldest));
  return { requests: rowCount ?? 0 };
}
