import type { Deps } from '#server/deps.ts';
import {
  accountOf,
  BackgroundWork,
  type ConfirmationStep,
  callerOf,
  linkAttempt,
  mailboxAttempt,
  mailRequestAttempts,
  mailUnavailable,
  takeAttempt,
} from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { doneSchema } from '#shared/accounts.ts';
import {
  invitationAcceptedSchema,
  invitationPathSchema,
  invitationRequestSchema,
  invitationShownSchema,
  invitationTokenSchema,
  organisationPathSchema,
} from '#shared/organisations/organisations.ts';
import { requireRole } from './act-in-organisation.ts';
import { invitationMail } from './invitation-mail.ts';
import { acceptInvitation, invite, revokeInvitation, showInvitation } from './invitations.ts';
import { forbidding, refusals, tags } from './route-parts.ts';

/**
 * Routes for invitations: sent and revoked by those who manage people, viewed and accepted by the person with the link.
 */
export function invitationRoutes(app: App, deps: Deps, steps: readonly ConfirmationStep[]): void {
  sendingRoutes(app, deps);
  linkRoutes(app, deps, steps);
}

function sendingRoutes(app: App, deps: Deps): void {
  const work = new BackgroundWork(deps);
  app.addHook('onClose', () => work.settle());
  app.post(
    '/api/organisations/:id/invitations',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir adrese davet gönderir; öncekinin yerine geçer',
        params: organisationPathSchema,
        body: invitationRequestSchema,
        response: { 200: doneSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      const asked = { ...request.params, userId };
      const { email } = request.body;
      await requireRole(deps, asked, 'people');
      if (!deps.mailer.isConfigured) throw mailUnavailable();
      const purpose = 'organisation invitation';
      await takeAttempt(deps, [
        ...mailRequestAttempts(purpose, email, callerOf(request)),
        mailboxAttempt(purpose, email),
      ]);
      const invited = await invite(deps, { ...asked, ...request.body });
      work.start('invitation mail', () => deps.mailer.send(invitationMail(deps.config, email, invited)));
      return { message: 'Davet gönderildi.' };
    },
  );
  app.delete(
    '/api/organisations/:id/invitations/:invitationId',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir daveti geri alır',
        params: invitationPathSchema,
        response: { 200: doneSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      await revokeInvitation(deps, { ...request.params, userId });
      return { message: 'Davet geri alındı.' };
    },
  );
}

function linkRoutes(app: App, deps: Deps, steps: readonly ConfirmationStep[]): void {
  // In bodies, because a token must not appear in the logs of proxies.
  app.post(
    '/api/organisations/invitation',
    {
      config: { caller: 'visitor' },
      schema: {
        tags,
        summary: 'Davet bağlantısının ne dediği; giriş gerekmez',
        body: invitationTokenSchema,
        response: { 200: invitationShownSchema, 400: refusals[400], 429: refusals[429] },
      },
    },
    async (request) => {
      await takeAttempt(deps, [linkAttempt(callerOf(request))]);
      return showInvitation(deps, request.body.token);
    },
  );
  app.post(
    '/api/organisations/invitation/acceptance',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Daveti kabul eder; yalnızca davet edilen adresin hesabı',
        body: invitationTokenSchema,
        response: { 200: invitationAcceptedSchema, ...refusals, 403: forbidding[403], 409: forbidding[409] },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      await takeAttempt(deps, [linkAttempt(callerOf(request))]);
      const organisationId = await acceptInvitation(deps, { token: request.body.token, userId, steps });
      return { message: 'Kuruma katıldınız.', organisationId };
    },
  );
}
