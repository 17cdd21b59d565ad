import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { doneSchema, sessionIdSchema, userSessionsSchema } from '#shared/accounts.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { accountOf, findAccountOf } from '../admit-members-routes.ts';
import { refusals } from '../refusals.ts';
import { endAllSessions, endOtherSessions, endSession, listSessions } from './sessions.ts';

const tags = ['Hesap'];

export function sessionRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/auth/logout',
    {
      config: { caller: 'visitor' },
      schema: {
        tags,
        summary: 'Bu oturumu kapatır',
        security: [{}, { memberToken: [] }],
        response: { 200: doneSchema, ...refusals },
      },
    },
    async (request) => {
      // An ended session is no error, for example after a double click: there is nothing left to do.
      const account = await findAccountOf(deps, request);
      if (account) await endSession(deps, account, account.sessionId);
      return { message: 'Çıkış yaptınız.' };
    },
  );
  app.post(
    '/api/auth/logout-all',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bütün oturumları kapatır',
        response: { 200: doneSchema, ...refusals },
      },
    },
    async (request) => {
      await endAllSessions(deps, accountOf(request));
      return { message: 'Bütün cihazlardan çıkış yaptınız.' };
    },
  );
  app.get(
    '/api/user/sessions',
    {
      config: { caller: 'member' },
      schema: { tags, summary: 'Açık oturumlar', response: { 200: userSessionsSchema, ...refusals } },
    },
    async (request) => ({
      sessions: await listSessions(deps, accountOf(request)),
    }),
  );
  app.delete(
    '/api/user/sessions',
    {
      config: { caller: 'member' },
      schema: { tags, summary: 'Diğer bütün oturumları kapatır', response: { 200: doneSchema, ...refusals } },
    },
    async (request) => {
      const ended = await endOtherSessions(deps, accountOf(request));
      return { message: ended > 0 ? `Diğer ${ended} oturum kapatıldı.` : 'Başka açık oturum yok.' };
    },
  );
  app.delete(
    '/api/user/sessions/:id',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir oturumu kapatır',
        params: sessionIdSchema,
        response: { 200: doneSchema, ...refusals, 404: apiErrorSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const hasEnded = await endSession(deps, account, request.params.id);
      if (!hasEnded) throw new ExpectedError(404, 'NOT_FOUND', 'Böyle bir oturum yok.');
      return { message: 'Oturum kapatıldı.' };
    },
  );
}
