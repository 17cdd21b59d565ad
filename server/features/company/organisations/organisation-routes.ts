import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { accountOf, type ConfirmationStep } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { originOf } from '#server/platform/request-origin.ts';
import { doneSchema } from '#shared/accounts.ts';
import {
  organisationLogAskedSchema,
  organisationLogSchema,
  organisationMemberPathSchema,
  organisationOpenedSchema,
  organisationPathSchema,
  organisationsSchema,
  roleChangeSchema,
} from '#shared/organisations/organisations.ts';
import { exportOrganisation } from './export-organisation.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { listLog } from './list-log.ts';
import { listOrganisations, openOrganisation } from './list-organisations.ts';
import { logoRoutes } from './logo-routes.ts';
import { organisationDeskRoutes } from './organisation-desk-routes.ts';
import { changeRole, removePerson } from './people.ts';
import { forbidding, refusals, tags } from './route-parts.ts';
import { sharedAdRoutes } from './shared-ad-routes.ts';

const PATH = '/api/organisations';

/** Routes for organisations: people, invitations, shared items and the log (spec §6). */
export function organisationRoutes(app: App, deps: Deps, confirmationSteps: readonly ConfirmationStep[]): void {
  readingRoutes(app, deps);
  peopleRoutes(app, deps);
  overseeingRoutes(app, deps);
  invitationRoutes(app, deps, confirmationSteps);
  sharedAdRoutes(app, deps);
  void logoRoutes(app, deps);
  organisationDeskRoutes(app, deps);
}

function readingRoutes(app: App, deps: Deps): void {
  app.get(
    PATH,
    {
      config: { caller: 'member' },
      schema: { tags, summary: 'Üyesi olunan kurumlar', response: { 200: organisationsSchema, ...refusals } },
    },
    async (request) => {
      const { id } = accountOf(request);
      return { organisations: await listOrganisations(deps, id) };
    },
  );
  app.get(
    `${PATH}/:id`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir kurum, kişileri ve yöneticiler için açık davetleriyle',
        params: organisationPathSchema,
        response: { 200: organisationOpenedSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      return openOrganisation(deps, { ...request.params, userId });
    },
  );
}

function peopleRoutes(app: App, deps: Deps): void {
  app.put(
    `${PATH}/:id/members/:userId`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kurumdaki birinin rolünü değiştirir; sahiplik de böyle devredilir',
        params: organisationMemberPathSchema,
        body: roleChangeSchema,
        response: { 200: doneSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      const { id, userId: personId } = request.params;
      await changeRole(deps, { id, userId, personId, role: request.body.role });
      return { message: 'Rol değiştirildi.' };
    },
  );
  app.delete(
    `${PATH}/:id/members/:userId`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Birini kurumdan çıkarır; kendi numarasıyla kurumdan ayrılınır',
        params: organisationMemberPathSchema,
        response: { 200: doneSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      const { id, userId: personId } = request.params;
      await removePerson(deps, { id, userId, personId });
      return { message: personId === userId ? 'Kurumdan ayrıldınız.' : 'Kişi kurumdan çıkarıldı.' };
    },
  );
}

function overseeingRoutes(app: App, deps: Deps): void {
  app.get(
    `${PATH}/:id/log`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kurumun işlem kaydı, sahipleri için',
        params: organisationPathSchema,
        querystring: organisationLogAskedSchema,
        response: { 200: organisationLogSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      return listLog(deps, { ...request.params, ...request.query, userId });
    },
  );
  app.get(
    `${PATH}/:id/export.csv`,
    {
      config: { caller: 'member', rateLimit: { max: 6, timeWindow: 60_000 } },
      schema: {
        tags,
        summary: 'Kurumun kişileri, paylaşılan ilanları ve notları CSV olarak, sahipleri için',
        params: organisationPathSchema,
        response: {
          200: { description: 'CSV dosyası', content: { 'text/csv': { schema: z.string() } } },
          ...forbidding,
        },
      },
    },
    async (request, reply) => {
      const { id: userId } = accountOf(request);
      const csv = await exportOrganisation(deps, {
        ...request.params,
        userId,
        origin: originOf(request, deps.config.PUBLIC_ORIGIN),
      });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="peyda-kurum.csv"')
        .send(csv);
    },
  );
}
