import { eq } from 'drizzle-orm';
import { removalRequests } from '#server/database/tables/removal-requests.ts';
import { letterTo } from '#server/platform/mail/letter.ts';
import type { LetterKind } from '#server/platform/outbox/letter-kind.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { removalLetter } from './letter-text.ts';

type AnswerFacts = { readonly request: number };

/** Letters that answer requests, as mail with the PDF. Retried forever, because the law requires an answer. */
export const answerLetter: LetterKind<AnswerFacts> = {
  name: 'removal',
  label: 'Kişisel veri yanıtları',
  channel: 'email',
  mostTries: Number.POSITIVE_INFINITY,
  keptBecause: 'Yanıt atılamaz: başvurunun yanıtlanması kanunen zorunlu.',
  async make({ db, config }, { facts: { request } }) {
    const own = eq(removalRequests.id, request);
    const [row] = await db.select().from(removalRequests).where(own);
    if (!row?.decidedAt) return 'unwanted';
    const { email, decidedAt } = row;
    const letter = letterTo(email, {
      subject: 'Kişisel veri başvurunuza yanıt',
      intro: removalLetter(row).join('\n\n'),
      button: 'KVKK aydınlatma metni',
      link: siteLink(config, '/kvkk-aydinlatma').href,
      outro: 'Yanıtımız ekteki PDF dosyasındadır.',
    });
    // Loaded for the first PDF, not on startup.
    const { removalPdf } = await import('./letter-pdf.ts');
    const { name, content } = await removalPdf(config, { ...row, decidedAt });
    return {
      send: { ...letter, attachments: [{ name, content, type: 'application/pdf' }] },
      noted: async (tx, letterSentAt) => void (await tx.update(removalRequests).set({ letterSentAt }).where(own)),
    };
  },
  async tell(db, { facts: { request } }) {
    const { email } = removalRequests;
    const [row] = await db.select({ email }).from(removalRequests).where(eq(removalRequests.id, request));
    return row && { about: `Kişisel veri başvurusunun yanıtı (başvuru ${request})`, recipient: row.email };
  },
};
