import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { doneSchema, emailChangeSchema, emailVerificationSchema } from '#shared/accounts.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import type { AccountWatcher } from '../account-watcher.ts';
import { accountOf, callerOf } from '../admit-members-routes.ts';
import type { BackgroundWork } from '../entry/background-work.ts';
import { refusals } from '../refusals.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';

const tags = ['Hesap'];

type Needs = { readonly work: BackgroundWork; readonly watchers: readonly AccountWatcher[] };

/** Routes for changing the e-mail address, which is confirmed at the old and the new one. */
export function emailChangeRoutes(app: App, deps: Deps, { work, watchers }: Needs): void {
  app.post(
    '/api/user/email',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'E-posta adresini değiştirmek ister; iki adrese de onay bağlantısı gönderir',
        body: emailChangeSchema,
        response: { 200: doneSchema, ...refusals, 409: apiErrorSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      await requestEmailChange(deps, account, { asked: request.body, caller: callerOf(request), work });
      const where = account.emailVerified ? 'Eski ve yeni adresinize birer onay' : 'Yeni adresinize bir onay';
      return { message: `${where} bağlantısı gönderdik. Adres, bağlantılar açılınca değişir.` };
    },
  );
  app.post(
    '/api/auth/email-change',
    {
      config: { caller: 'visitor' },
      schema: {
        tags,
        summary: 'Postalanan bağlantıyla adres değişikliğini onaylar',
        body: emailVerificationSchema,
        response: { 200: doneSchema, ...refusals, 409: apiErrorSchema },
      },
    },
    async (request) => {
      const outcome = await confirmEmailChange(deps, request.body.token, { caller: callerOf(request), watchers });
      return {
        message:
          outcome === 'changed'
            ? 'E-posta adresiniz değişti. Bundan sonra yeni adresinizle giriş yapın.'
            : 'Bu adresi onayladınız. Değişiklik, diğer adrese gönderdiğimiz bağlantı açılınca tamamlanır.',
      };
    },
  );
}
