import type { FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { forbidding } from '#server/features/company/organisations/index.ts';
import { guarded, requireAccount } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { doneSchema } from '#shared/accounts.ts';
import { organisationPathSchema } from '#shared/organisations/organisations.ts';
import {
  keptReportsSchema,
  reportAskedSchema,
  reportPathSchema,
  reportRequestSchema,
  schedulePathSchema,
  scheduleRequestSchema,
} from '#shared/reports/kept-reports.ts';
import { askReport } from './ask-report.ts';
import { deleteSchedule, keepSchedule, leaveSchedule } from './keep-schedules.ts';
import { deleteReport, listReports, openReport } from './list-reports.ts';
import { REPORT_CONTENT, sendReport } from './send-report.ts';

const PATH = '/api/organisations/:id/reports';
const tags = ['Kurumlar'];

/** Reports of an organisation's views: asked for, made in the background, kept for a while, or made by themselves. */
export function keptReportRoutes(app: App, deps: Deps): void {
  reportRoutes(app, deps);
  scheduleRoutes(app, deps);
}

/** Whose organisation is meant, and who asks. */
async function askedBy<Params extends { id: string }>(
  deps: Deps,
  request: Pick<FastifyRequest, 'headers'> & { readonly params: Params },
) {
  const { id: userId } = await requireAccount(deps, request.headers.authorization);
  return { ...request.params, userId };
}

function reportRoutes(app: App, deps: Deps): void {
  app.get(
    PATH,
    {
      ...guarded,
      schema: {
        tags,
        summary: 'Kurumun raporları, son istenen önce, ve zamanlanmış raporlar',
        params: organisationPathSchema,
        response: { 200: keptReportsSchema, ...forbidding },
      },
    },
    async (request) => listReports(deps, await askedBy(deps, request)),
  );
  app.post(
    PATH,
    {
      ...guarded,
      schema: {
        tags,
        summary: 'Bir görünümün raporunu ister; arka planda hazırlanır',
        params: organisationPathSchema,
        body: reportRequestSchema,
        response: { 202: reportAskedSchema, ...forbidding },
      },
    },
    async (request, reply) => {
      const id = await askReport(deps, { ...request.body, ...(await askedBy(deps, request)) });
      return reply.status(202).send({ message: 'Rapor hazırlanıyor.', id });
    },
  );
  app.get(
    `${PATH}/:reportId/file`,
    {
      ...guarded,
      schema: {
        tags,
        summary: 'Hazır bir raporun dosyası',
        params: reportPathSchema,
        response: { 200: REPORT_CONTENT, ...forbidding },
      },
    },
    async (request, reply) => sendReport(reply, await openReport(deps, await askedBy(deps, request))),
  );
  app.delete(
    `${PATH}/:reportId`,
    {
      ...guarded,
      schema: {
        tags,
        summary: 'Bir raporu siler',
        params: reportPathSchema,
        response: { 200: doneSchema, ...forbidding },
      },
    },
    async (request) => {
      await deleteReport(deps, await askedBy(deps, request));
      return { message: 'Rapor silindi.' };
    },
  );
}

function scheduleRoutes(app: App, deps: Deps): void {
  app.post(
    `${PATH}/schedules`,
    {
      ...guarded,
      schema: {
        tags,
        summary: 'Paylaşılan bir görünümün raporunu zamanlar',
        params: organisationPathSchema,
        body: scheduleRequestSchema,
        response: { 200: reportAskedSchema, ...forbidding },
      },
    },
    async (request) => {
      const id = await keepSchedule(deps, { ...request.body, ...(await askedBy(deps, request)) });
      return { message: 'Rapor zamanlandı.', id };
    },
  );
  app.delete(
    `${PATH}/schedules/:scheduleId`,
    {
      ...guarded,
      schema: {
        tags,
        summary: 'Bir zamanlamayı siler; hazırlanmış raporlar kalır',
        params: schedulePathSchema,
        response: { 200: doneSchema, ...forbidding },
      },
    },
    async (request) => {
      await deleteSchedule(deps, await askedBy(deps, request));
      return { message: 'Zamanlama silindi. Hazırlanmış raporlar duruyor.' };
    },
  );
  app.delete(
    `${PATH}/schedules/:scheduleId/own-mails`,
    {
      ...guarded,
      schema: {
        tags,
        summary: 'Zamanlanmış bir raporun e-postalarını çağıran için durdurur',
        params: schedulePathSchema,
        response: { 200: doneSchema, ...forbidding },
      },
    },
    async (request) => {
      await leaveSchedule(deps, await askedBy(deps, request));
      return { message: 'Bu rapor için size artık e-posta gönderilmeyecek.' };
    },
  );
}
