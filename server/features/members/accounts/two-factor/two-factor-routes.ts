import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { doneSchema, passwordConfirmationSchema, signedInSchema } from '#shared/accounts.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import {
  recoveryCodesSchema,
  secondStepSchema,
  twoFactorCodeSchema,
  twoFactorSetupSchema,
} from '#shared/sign-in/two-factor.ts';
import { accountOf, callerOf, memberOf } from '../admit-members-routes.ts';
import type { BackgroundWork } from '../entry/background-work.ts';
import { noteSignIn } from '../entry/note-sign-in.ts';
import { keepKnownMark, knownMarkOf } from '../known-mark-routes.ts';
import { refusals } from '../refusals.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, renewRecoveryCodes } from './two-factor.ts';

const tags = ['Hesap'];

/** Two-step sign-in: the second step itself, and turning it on and off. */
export function twoFactorRoutes(app: App, deps: Deps, work: BackgroundWork): void {
  app.post(
    '/api/auth/two-factor',
    {
      config: { caller: 'visitor' },
      schema: {
        tags,
        summary: 'Girişin ikinci adımı: uygulamanın kodu ya da bir kurtarma kodu',
        body: secondStepSchema,
        response: { 200: signedInSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { token, email } = await finishSignIn(deps, request.body, caller);
      keepKnownMark(reply, await noteSignIn(deps, work, { email, caller, mark: knownMarkOf(request) }));
      return { token, message: 'Giriş Başarılı' };
    },
  );
  app.post(
    '/api/user/two-factor',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'İki adımlı girişin anahtarını ve kurtarma kodlarını verir; ilk kodla onaylanana kadar sayılmaz',
        body: passwordConfirmationSchema,
        response: { 200: twoFactorSetupSchema, ...refusals, 409: apiErrorSchema },
      },
    },
    async (request) => beginTwoFactor(deps, memberOf(request), request.body.password),
  );
  app.post(
    '/api/user/two-factor/confirm',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'İki adımlı girişi açar; oturumu yeniler, diğer oturumları kapatır',
        body: twoFactorCodeSchema,
        response: { 200: signedInSchema, ...refusals, 409: apiErrorSchema },
      },
    },
    async (request) => ({
      token: await confirmTwoFactor(deps, memberOf(request), request.body.code),
      message: 'İki adımlı giriş açıldı. Diğer cihazlardaki oturumlarınız kapatıldı.',
    }),
  );
  app.post(
    '/api/user/two-factor/recovery-codes',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kurtarma kodlarını yeniler; eskiler geçersiz olur',
        body: passwordConfirmationSchema,
        response: { 200: recoveryCodesSchema, ...refusals, 409: apiErrorSchema },
      },
    },
    async (request) => renewRecoveryCodes(deps, memberOf(request), request.body.password),
  );
  app.post(
    '/api/user/two-factor/disable',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'İki adımlı girişi kapatır',
        body: passwordConfirmationSchema,
        response: { 200: doneSchema, ...refusals, 409: apiErrorSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      await endTwoFactor(deps, account, request.body.password);
      return { message: 'İki adımlı giriş kapatıldı.' };
    },
  );
}
