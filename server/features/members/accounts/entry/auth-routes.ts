import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import {
  doneSchema,
  emailVerificationSchema,
  forgottenPasswordSchema,
  passwordResetSchema,
  passwordSetSchema,
  registeredSchema,
  registrationSchema,
  signedInSchema,
  signInSchema,
} from '#shared/accounts.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { secondStepDueSchema } from '#shared/sign-in/two-factor.ts';
import { passwordResetMail } from '../account-mails.ts';
import { callerOf } from '../admit-members-routes.ts';
import { keepKnownMark, knownMarkOf } from '../known-mark-routes.ts';
import { warningOf } from '../passwords/check-new-password.ts';
import { refusals } from '../refusals.ts';
import { takeAttempt } from './attempt-limits.ts';
import { mailRequestAttempts } from './attempts.ts';
import type { BackgroundWork } from './background-work.ts';
import { mailUnavailable } from './mail-unavailable.ts';
import { noteSignIn } from './note-sign-in.ts';
import { register } from './register.ts';
import { mailPasswordLink, resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { mailConfirmationOnce, verifyEmail } from './verify-email.ts';
import type { ConfirmationStep } from './when-confirmed.ts';

const tags = ['Hesap'];

type Needs = { readonly work: BackgroundWork; readonly steps: readonly ConfirmationStep[] };

/** Routes that need no session: registration, sign-in, and the links in mails. */
export function authRoutes(app: App, deps: Deps, { work, steps }: Needs): void {
  signInRoutes(app, deps, work);
  linkRoutes(app, deps, { work, steps });
}

function signInRoutes(app: App, deps: Deps, work: BackgroundWork): void {
  app.post(
    '/api/auth/register',
    {
      config: { caller: 'visitor' },
      schema: {
        tags,
        summary: 'Hesap açar ve oturumu başlatır',
        body: registrationSchema,
        response: { 200: registeredSchema, ...refusals, 409: apiErrorSchema },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { token, email } = await register(deps, request.body, caller);
      const signedIn = { email, caller, mark: knownMarkOf(request), isNewAccount: true };
      keepKnownMark(reply, await noteSignIn(deps, work, signedIn));
      work.start('confirmation mail', () => mailConfirmationOnce(deps, email));
      return { token, message: 'Kayıt Başarılı', ...(await warningOf(request.body.password)) };
    },
  );
  app.post(
    '/api/auth/login',
    {
      config: { caller: 'visitor' },
      schema: {
        tags,
        summary: 'Oturum başlatır',
        body: signInSchema,
        response: { 200: signedInSchema, 202: secondStepDueSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { token, challenge } = await signIn(deps, request.body, caller);
      if (token === undefined)
        return reply.code(202).send({ challenge, message: 'Doğrulama uygulamanızdaki kodu yazın.' });
      const signedIn = { email: request.body.email, caller, mark: knownMarkOf(request) };
      keepKnownMark(reply, await noteSignIn(deps, work, signedIn));
      return { token, message: 'Giriş Başarılı' };
    },
  );
}

function linkRoutes(app: App, deps: Deps, { work, steps }: Needs): void {
  app.post(
    '/api/auth/forgot-password',
    {
      config: { caller: 'visitor' },
      schema: {
        tags,
        summary: 'Şifre yenileme bağlantısı ister; yanıt, hesap olsun olmasın aynıdır',
        body: forgottenPasswordSchema,
        response: { 200: doneSchema, ...refusals, 409: apiErrorSchema },
      },
    },
    async (request) => {
      const { email } = request.body;
      await takeAttempt(deps, mailRequestAttempts('password', email, callerOf(request)));
      work.start('password mail', () => mailPasswordLink(deps, email));
      if (!deps.mailer.isConfigured) throw mailUnavailable();
      return { message: 'Bu adresle açılmış bir hesap varsa şifre yenileme bağlantısını gönderdik.' };
    },
  );
  app.post(
    '/api/auth/reset-password',
    {
      config: { caller: 'visitor' },
      schema: {
        tags,
        summary: 'Postalanan bağlantıyla yeni şifre belirler; bütün oturumları kapatır',
        body: passwordResetSchema,
        response: { 200: passwordSetSchema, ...refusals },
      },
    },
    async (request) => {
      const email = await resetPassword(deps, request.body, callerOf(request));
      if (email)
        work.start('password reset mail', () =>
          deps.mailer.send(passwordResetMail(deps.config, email, deps.clock.now())),
        );
      const message = 'Şifreniz yenilendi. Yeni şifrenizle giriş yapabilirsiniz.';
      return { message, ...(await warningOf(request.body.password)) };
    },
  );
  app.post(
    '/api/auth/verify-email',
    {
      config: { caller: 'visitor' },
      schema: {
        tags,
        summary: 'Postalanan bağlantıyla e-posta adresini onaylar',
        body: emailVerificationSchema,
        response: { 200: doneSchema, ...refusals },
      },
    },
    async (request) => {
      const { token } = request.body;
      return { message: await verifyEmail(deps, token, { caller: callerOf(request), steps }) };
    },
  );
}
