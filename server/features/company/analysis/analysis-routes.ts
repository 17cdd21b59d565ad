import type { FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { forbidding, requireRunning } from '#server/features/company/organisations/index.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import { rightsOf } from '#server/features/members/subscriptions/index.ts';
import type { Admission } from '#server/platform/admission.ts';
import type { App } from '#server/platform/app-type.ts';
import { leavingOf } from '#server/platform/connections/leaving-of.ts';
import { doneSchema } from '#shared/accounts.ts';
import {
  analysisRequestSchema,
  analysisResultSchema,
  keptViewsSchema,
  matchesSchema,
  matchRequestSchema,
  viewKeptSchema,
  viewPathSchema,
  viewRequestSchema,
} from '#shared/analysis/analyses.ts';
import { organisationPathSchema } from '#shared/organisations/organisations.ts';
import { changeView, deleteView, keepView, listViews } from './keep-views.ts';
import { matchLines } from './match-lines.ts';
import { runAnalysis } from './run-analysis.ts';

const PATH = '/api/organisations/:id/analysis';
const tags = ['Kurumlar'];
const params = organisationPathSchema;

/** Bulk analysis of sets of listings, and the views of them that an organisation saves. */
export function analysisRoutes(app: App, deps: Deps, admission: Admission): void {
  reckoningRoutes(app, deps, admission);
  viewRoutes(app, deps);
}

function reckoningRoutes(app: App, deps: Deps, admission: Admission): void {
  app.post(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Seçilen ilanları özetler: gruplar, ortanca ve çeyrekler, aykırı değerler, ilanlar',
        params,
        body: analysisRequestSchema,
        response: { 200: analysisResultSchema, ...forbidding },
      },
    },
    async (request, reply) => {
      const { id: userId } = accountOf(request);
      await requireRunning(deps, { ...request.params, userId }, 'see');
      const rights = await rightsOf(deps, request);
      return admission.run(() => runAnalysis(deps, { ...request.body, rights, signal: leavingOf(reply) }));
    },
  );
  app.post(
    `${PATH}/matches`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Satır satır numara, dosya ya da parselin hangi ilan olduğu',
        params,
        body: matchRequestSchema,
        response: { 200: matchesSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      await requireRunning(deps, { ...request.params, userId }, 'see');
      return { matches: await admission.run(() => matchLines(deps, request.body.lines)) };
    },
  );
}

function viewRoutes(app: App, deps: Deps): void {
  const asked = (request: FastifyRequest<{ Params: { id: string } }>) => ({
    id: request.params.id,
    userId: accountOf(request).id,
  });
  app.get(
    `${PATH}/views`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kurumda görebildiğiniz görünümler',
        params,
        response: { 200: keptViewsSchema, ...forbidding },
      },
    },
    async (request) => {
      return { views: await listViews(deps, asked(request)) };
    },
  );
  app.post(
    `${PATH}/views`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir görünümü saklar',
        params,
        body: viewRequestSchema,
        response: { 200: viewKeptSchema, ...forbidding },
      },
    },
    async (request) => {
      const kept = await keepView(deps, { ...request.body, ...asked(request) });
      return { message: 'Görünüm saklandı.', ...kept };
    },
  );
  app.put(
    `${PATH}/views/:viewId`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir görünümü bakılan sürümünün yerine saklar',
        params: viewPathSchema,
        body: viewRequestSchema,
        response: { 200: viewKeptSchema, ...forbidding },
      },
    },
    async (request) => {
      const { viewId } = request.params;
      const kept = await changeView(deps, { ...request.body, viewId, ...asked(request) });
      return { message: 'Görünüm saklandı.', ...kept };
    },
  );
  app.delete(
    `${PATH}/views/:viewId`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir görünümü siler',
        params: viewPathSchema,
        response: { 200: doneSchema, ...forbidding },
      },
    },
    async (request) => {
      await deleteView(deps, { viewId: request.params.viewId, ...asked(request) });
      return { message: 'Görünüm silindi.' };
    },
  );
}
