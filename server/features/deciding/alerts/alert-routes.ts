import type { Deps } from '#server/deps.ts';
import { findReach } from '#server/features/market/search/index.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import { rightsOf } from '#server/features/members/subscriptions/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { doneSchema } from '#shared/accounts.ts';
import {
  alertAnswerSchema,
  alertPathSchema,
  alertPreviewRequestSchema,
  alertPreviewSchema,
  alertRequestSchema,
  alertsSchema,
} from '#shared/alerts.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { listAlerts } from './list-alerts.ts';
import { previewAlert } from './preview-alert.ts';
import { changeAlert, createAlert, deleteAlert } from './save-alert.ts';

const tags = ['Uyarılar'];
const refusals = { 400: apiErrorSchema, 401: apiErrorSchema };

/** Routes for saved searches (spec §7). */
export function alertRoutes(app: App, deps: Deps): void {
  readingRoutes(app, deps);
  writingRoutes(app, deps);
}

function readingRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/user/property-alerts',
    {
      config: { caller: 'member' },
      schema: { tags, summary: 'Uyarılar, en yenisi önce', response: { 200: alertsSchema, ...refusals } },
    },
    async (request) => {
      const { id } = accountOf(request);
      return listAlerts(deps, id);
    },
  );
  app.post(
    '/api/user/property-alerts/preview',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir uyarının neleri bulacağı, kaydetmeden',
        body: alertPreviewRequestSchema,
        response: { 200: alertPreviewSchema, ...refusals },
      },
    },
    async (request) => {
      const reach = await findReach(deps, await rightsOf(deps, request));
      return previewAlert(deps, request.body.searchCriteria, reach);
    },
  );
}

function writingRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/user/property-alerts',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Uyarı oluşturur',
        body: alertRequestSchema,
        response: { 200: alertAnswerSchema, ...refusals, 409: apiErrorSchema },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      return { message: 'Uyarı oluşturuldu', alert: await createAlert(deps, id, request.body) };
    },
  );
  app.put(
    '/api/user/property-alerts/:id',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Uyarıyı değiştirir, açar ya da duraklatır',
        params: alertPathSchema,
        body: alertRequestSchema,
        response: { 200: alertAnswerSchema, ...refusals, 404: apiErrorSchema },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      return { message: 'Uyarı güncellendi', alert: await changeAlert(deps, id, request.params.id, request.body) };
    },
  );
  app.delete(
    '/api/user/property-alerts/:id',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Uyarıyı siler',
        params: alertPathSchema,
        response: { 200: doneSchema, ...refusals, 404: apiErrorSchema },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      await deleteAlert(deps, id, request.params.id);
      return { message: 'Uyarı silindi' };
    },
  );
}
