import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import {
  accountExportSchema,
  doneSchema,
  passwordChangeSchema,
  passwordConfirmationSchema,
  passwordSetSchema,
  profileChangeSchema,
  proofSchema,
  userSchema,
} from '#shared/accounts.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { accountDeletedMail } from './account-mails.ts';
import type { AccountWatcher } from './account-watcher.ts';
import { prove } from './acts/prove.ts';
import { accountOf, callerOf, memberOf } from './admit-members-routes.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import type { BackgroundWork } from './entry/background-work.ts';
import { mailUnavailable } from './entry/mail-unavailable.ts';
import { mailConfirmationAgain } from './entry/verify-email.ts';
import { type ExportPart, exportAccount } from './export-account.ts';
import { keepDeskMark } from './operators/desk-mark-routes.ts';
import { warningOf } from './passwords/check-new-password.ts';
import { refusals } from './refusals.ts';
import { updateProfile } from './update-profile.ts';

const tags = ['Hesap'];

type Extensions = {
  readonly exportParts: readonly ExportPart[];
  readonly watchers: readonly AccountWatcher[];
  readonly work: BackgroundWork;
};

/** Routes for members to read and change their own account. */
export function userRoutes(app: App, deps: Deps, { exportParts, watchers, work }: Extensions): void {
  profileRoutes(app, deps, watchers);
  securityRoutes(app, deps);
  dataRoutes(app, deps, { exportParts, watchers, work });
}

function profileRoutes(app: App, deps: Deps, watchers: readonly AccountWatcher[]): void {
  app.get(
    '/api/auth/user',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Giriş yapmış üye',
        response: { 200: userSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      keepDeskMark(reply, account);
      return account;
    },
  );
  app.put(
    '/api/user/profile',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Profili değiştirir; tanınmayan alanlar yok sayılır',
        body: profileChangeSchema,
        response: { 200: userSchema, ...refusals },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const changed = await updateProfile(deps, account, { change: request.body, watchers });
      return { ...changed, operatorRole: account.operatorRole };
    },
  );
}

function securityRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/user/password',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Şifreyi değiştirir; diğer oturumları kapatır',
        body: passwordChangeSchema,
        response: { 200: passwordSetSchema, ...refusals },
      },
    },
    async (request) => {
      const account = accountOf(request);
      await changePassword(deps, account, request.body);
      const message = 'Şifreniz değiştirildi. Diğer cihazlardaki oturumlarınız kapatıldı.';
      return { message, ...(await warningOf(request.body.newPassword)) };
    },
  );
  app.post(
    '/api/user/proof',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary:
          'Şifreyi, uygulamanın kodunu ya da geçiş anahtarını yeniden sorar; girişi koruyan işlemlere bir süre izin verir',
        body: proofSchema,
        response: { 200: doneSchema, ...refusals, 409: apiErrorSchema },
      },
    },
    async (request) => {
      await prove(deps, memberOf(request), request.body);
      return { message: 'Doğrulandı.' };
    },
  );
  app.post(
    '/api/user/verification-mail',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'E-posta onay bağlantısını yeniden gönderir',
        response: { 200: doneSchema, ...refusals, 409: apiErrorSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      await mailConfirmationAgain(deps, account, callerOf(request));
      if (!deps.mailer.isConfigured) throw mailUnavailable();
      return { message: 'Onay bağlantısını e-posta adresinize gönderdik.' };
    },
  );
}

function dataRoutes(app: App, deps: Deps, { exportParts, watchers, work }: Extensions): void {
  app.get(
    '/api/user/export',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Üyenin bütün verileri, indirilecek bir JSON dosyası olarak',
        response: { 200: accountExportSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      void reply.header('content-disposition', 'attachment; filename="peyda-verilerim.json"');
      const { sessionId: _, sessionBegunAt: _begun, provedAt: _proved, ...user } = account;
      return exportAccount(deps, user, exportParts);
    },
  );
  app.delete(
    '/api/user',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Hesabı ve ona ait her şeyi siler',
        body: passwordConfirmationSchema,
        response: { 200: doneSchema, ...refusals, 409: apiErrorSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      await deleteAccount(deps, account, { password: request.body.password, watchers });
      if (account.emailVerified)
        work.start('account deleted mail', () =>
          deps.mailer.send(accountDeletedMail(deps.config, account.email, deps.clock.now())),
        );
      return { message: 'Hesabınız ve verileriniz silindi.' };
    },
  );
}
