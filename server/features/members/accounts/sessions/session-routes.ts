import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { doneSchema, sessionIdSchema, userSessionsSchema } from '#shared/accounts.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { findAccount, requireAccount } from '../find-account.ts';
import { guarded, refusals } from '../guarded-routes.ts';
import { endAllSessions, endOtherSessions, endSession, listSessions } from './sessions.ts';

const tags = ['Hesap'];

/** Routes that list and end a member's sessions. */
export function sessionRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/auth/logout',
    {
      ...guarded,
      schema: {
        tags,
        summary: 'Bu oturumu kapatır',
        security: [{}, { memberToken: [] }],
        response: { 200: doneSchema, ...refusals },
      },
    },
    async (request) => {
      // A session that has ended, perhaps by the same click sent twice, is no error: there is nothing left to do.
      const account = await findAccount(deps, request.headers.authorization);
      if (account) await endSession(deps, account, account.sessionId);
      return { message: 'Çıkış yaptınız.' };
    },
  );
  app.post(
    '/api/auth/logout-all',
    {
      ...guarded,
      schema: {
        tags,
        summary: 'Bütün oturumları kapatır',
        security: [{ memberToken: [] }],
        response: { 200: doneSchema, ...refusals },
      },
    },
    async (request) => {
      await endAllSessions(deps, await requireAccount(deps, request.headers.authorization));
      return { message: 'Bütün cihazlardan çıkış yaptınız.' };
    },
  );
  app.get(
    '/api/user/sessions',
    {
      ...guarded,
      schema: { tags, summary: 'Açık oturumlar', response: { 200: userSessionsSchema, ...refusals } },
    },
    async (request) => ({
      sessions: await listSessions(deps, await requireAccount(deps, request.headers.authorization)),
    }),
  );
  app.delete(
    '/api/user/sessions',
    {
      ...guarded,
      schema: { tags, summary: 'Diğer bütün oturumları kapatır', response: { 200: doneSchema, ...refusals } },
    },
    async (request) => {
      const ended = await endOtherSessions(deps, await requireAccount(deps, request.headers.authorization));
      return { message: ended > 0 ? `Diğer ${ended} oturum kapatıldı.` : 'Başka açık oturum yok.' };
    },
  );
  app.delete(
    '/api/user/sessions/:id',
    {
      ...guarded,
      schema: {
        tags,
        summary: 'Bir oturumu kapatır',
        params: sessionIdSchema,
        response: { 200: doneSchema, ...refusals, 404: apiErrorSchema },
      },
    },
    async (request) => {
      const account = await requireAccount(deps, request.headers.authorization);
      const hasEnded = await endSession(deps, account, request.params.id);
      if (!hasEnded) throw new ExpectedError(404, 'NOT_FOUND', 'Böyle bir oturum yok.');
      return { message: 'Oturum kapatıldı.' };
    },
  );
}
