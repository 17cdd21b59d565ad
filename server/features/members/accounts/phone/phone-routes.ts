import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import {
  passwordConfirmationSchema,
  phoneCodeSentSchema,
  phoneConfirmationSchema,
  phoneSignInCodeSchema,
  phoneSignInSchema,
  signedInSchema,
  userSchema,
} from '#shared/accounts.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import type { AccountWatcher } from '../account-watcher.ts';
import { accountOf, callerOf } from '../admit-members-routes.ts';
import type { BackgroundWork } from '../entry/background-work.ts';
import { noteSignIn } from '../entry/note-sign-in.ts';
import { keepKnownMark, knownMarkOf } from '../known-mark-routes.ts';
import { refusals } from '../refusals.ts';
import { confirmNumber, requestNumberCode } from './confirm-number.ts';
import { requestSignInCode, signInByPhone } from './sign-in-by-phone.ts';

const tags = ['Hesap'];
const withoutSms = { 409: apiErrorSchema };

type Needs = { readonly work: BackgroundWork; readonly watchers: readonly AccountWatcher[] };

/** Routes for codes by text message (D7): signing in with a confirmed number, and confirming one. */
export function phoneRoutes(app: App, deps: Deps, { work, watchers }: Needs): void {
  signInRoutes(app, deps, work);
  confirmationRoutes(app, deps, watchers);
}

function signInRoutes(app: App, deps: Deps, work: BackgroundWork): void {
  app.post(
    '/api/auth/phone-code',
    {
      config: { caller: 'visitor' },
      schema: {
        tags,
        summary: 'Giriş kodu ister; yanıt, numara onaylı olsun olmasın aynıdır',
        body: phoneSignInCodeSchema,
        response: { 200: phoneCodeSentSchema, ...refusals, ...withoutSms },
      },
    },
    async (request) => ({
      ticket: await requestSignInCode(deps, request.body.phoneNumber, { caller: callerOf(request), work }),
      message: 'Bu numara bir hesapta onaylıysa giriş kodunu gönderdik.',
    }),
  );
  app.post(
    '/api/auth/phone-login',
    {
      config: { caller: 'visitor' },
      schema: {
        tags,
        summary: 'Cep telefonu ve kodla oturum başlatır',
        body: phoneSignInSchema,
        response: { 200: signedInSchema, ...refusals, ...withoutSms },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { token, email } = await signInByPhone(deps, request.body, caller);
      keepKnownMark(reply, await noteSignIn(deps, work, { email, caller, mark: knownMarkOf(request) }));
      return { token, message: 'Giriş Başarılı' };
    },
  );
}

function confirmationRoutes(app: App, deps: Deps, watchers: readonly AccountWatcher[]): void {
  app.post(
    '/api/user/phone-code',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Üyenin cep telefonuna, yalnızca numarayı onaylamaya yarayan bir kod gönderir',
        body: passwordConfirmationSchema,
        response: { 200: phoneCodeSentSchema, ...refusals, ...withoutSms, 503: apiErrorSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const { password } = request.body;
      const ticket = await requestNumberCode(deps, account, { password, caller: callerOf(request) });
      return { ticket, message: 'Onay kodunu cep telefonunuza gönderdik.' };
    },
  );
  app.post(
    '/api/user/phone-confirmation',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Gelen kodla cep telefonunu onaylar',
        body: phoneConfirmationSchema,
        response: { 200: userSchema, ...refusals, ...withoutSms },
      },
    },
    async (request) => {
      const account = accountOf(request);
      return confirmNumber(deps, account, { given: request.body, caller: callerOf(request), watchers });
    },
  );
}
