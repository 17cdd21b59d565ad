import type { Deps } from '#server/deps.ts';
import { unconfirmedLaw } from '#server/features/market/law-confirmations/index.ts';
import { planOf } from '#server/features/members/subscriptions/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { tooManyCalls } from '#server/platform/limits/too-many-calls.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { companySchema, contactAnswerSchema, contactMessageSchema } from '#shared/contact.ts';
import { describeCompany } from './describe-company.ts';
import { mailToSupport } from './mail-to-support.ts';
import { recordMessage } from './record-message.ts';

const MESSAGES_PER_HOUR = 5;
const HOUR_MS = 60 * 60 * 1000;
const FORM_TYPE = 'application/x-www-form-urlencoded';
const SENT_PAGE = '/iletisim?gonderildi=1#form';
const tags = ['İletişim'];

const limit = {
  max: MESSAGES_PER_HOUR,
  timeWindow: HOUR_MS,
  // Counts only valid messages, not requests that validation rejects.
  hook: 'preHandler' as const,
  errorResponseBuilder: tooManyCalls(`Bir saatte en çok ${MESSAGES_PER_HOUR} mesaj gönderebilirsiniz.`),
};

/** Routes for the contact form (D9) and for the company data, including whether the site sends mails (D8). */
export async function contactRoutes(app: App, deps: Deps, paymentProvider: string | null): Promise<void> {
  await app.register(async (scope: App) => messageRoute(scope, deps));
  app.get(
    '/api/company',
    {
      config: { caller: 'anyone' },
      schema: { tags, summary: 'Siteyi işleten ve iletişim bilgileri', response: { 200: companySchema } },
    },
    async () =>
      describeCompany(deps.config, {
        sendsMail: deps.mailer.isConfigured,
        now: deps.clock.now(),
        lawToConfirm: await unconfirmedLaw(deps),
        paymentProvider,
      }),
  );
}

function messageRoute(app: App, deps: Deps): void {
  const passOn = mailToSupport(deps);
  // A browser without JavaScript sends the form URL-encoded, not as JSON.
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.post(
    '/api/contact',
    {
      config: { caller: 'visitor', rateLimit: limit },
      schema: {
        tags,
        summary: 'İletişim formu',
        body: contactMessageSchema,
        response: { 201: contactAnswerSchema, 400: apiErrorSchema, 429: apiErrorSchema },
      },
    },
    async (request, reply) => {
      const { website, ...message } = request.body;
      // Only bots fill in `website`. They get a success response, so that they do not try again.
      if (!website) await recordMessage(deps, { ...message, plan: await planOf(deps, request) }, passOn);
      if (request.headers['content-type']?.startsWith(FORM_TYPE)) return reply.redirect(SENT_PAGE, 303);
      return reply.status(201).send({ message: 'Mesajınız iletildi.' });
    },
  );
}
