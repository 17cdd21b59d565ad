import type { FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { forbidding } from '#server/features/company/organisations/index.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
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

/**
 * Routes for reports of an organisation's views, which are made in the background, on request or by schedule, and
 * stored for a while.
 */
export function keptReportRoutes(app: App, deps: Deps): void {
  reportRoutes(app, deps);
  scheduleRoutes(app, deps);
}

/** The organisation, and the caller. */
function askedBy<Params extends { id: string }>(request: FastifyRequest, params: Params) {
  return { ...params, userId: accountOf(request).id };
}

function reportRoutes(app: App, deps: Deps): void {
  app.get(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kurumun raporları, son istenen önce, ve zamanlanmış raporlar',
        params: organisationPathSchema,
        response: { 200: keptReportsSchema, ...forbidding },
      },
    },
    async (request) => listReports(deps, askedBy(request, request.params)),
  );
  app.post(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir görünümün raporunu ister; arka planda hazırlanır',
        params: organisationPathSchema,
        body: reportRequestSchema,
        response: { 202: reportAskedSchema, ...forbidding },
      },
    },
    async (request, reply) => {
      const id = await askReport(deps, { ...request.body, ...askedBy(request, request.params) });
      return reply.status(202).send({ message: 'Rapor hazırlanıyor.', id });
    },
  );
  app.get(
    `${PATH}/:reportId/file`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Hazır bir raporun dosyası',
        params: reportPathSchema,
        response: { 200: REPORT_CONTENT, ...forbidding },
      },
    },
    async (request, reply) => sendReport(reply, await openReport(deps, askedBy(request, request.params))),
  );
  app.delete(
    `${PATH}/:reportId`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir raporu siler',
        params: reportPathSchema,
        response: { 200: doneSchema, ...forbidding },
      },
    },
    async (request) => {
      await deleteReport(deps, askedBy(request, request.params));
      return { message: 'Rapor silindi.' };
    },
  );
}

function scheduleRoutes(app: App, deps: Deps): void {
  app.post(
    `${PATH}/schedules`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Paylaşılan bir görünümün raporunu zamanlar',
        params: organisationPathSchema,
        body: scheduleRequestSchema,
        response: { 200: reportAskedSchema, ...forbidding },
      },
    },
    async (request) => {
      const id = await keepSchedule(deps, { ...request.body, ...askedBy(request, request.params) });
      return { message: 'Rapor zamanlandı.', id };
    },
  );
  app.delete(
    `${PATH}/schedules/:scheduleId`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir zamanlamayı siler; hazırlanmış raporlar kalır',
        params: schedulePathSchema,
        response: { 200: doneSchema, ...forbidding },
      },
    },
    async (request) => {
      await deleteSchedule(deps, askedBy(request, request.params));
      return { message: 'Zamanlama silindi. Hazırlanmış raporlar duruyor.' };
    },
  );
  app.delete(
    `${PATH}/schedules/:scheduleId/own-mails`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Zamanlanmış bir raporun e-postalarını çağıran için durdurur',
        params: schedulePathSchema,
        response: { 200: doneSchema, ...forbidding },
      },
    },
    async (request) => {
      await leaveSchedule(deps, askedBy(request, request.params));
      return { message: 'Bu rapor için size artık e-posta gönderilmeyecek.' };
    },
  );
}
