import type { Deps } from '#server/deps.ts';
import { forbidding } from '#server/features/company/organisations/index.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { doneSchema } from '#shared/accounts.ts';
import { organisationPathSchema } from '#shared/organisations/organisations.ts';
import {
  sharedAlertPathSchema,
  sharedAlertRequestSchema,
  sharedAlertsSchema,
} from '#shared/organisations/shared-alerts.ts';
import { followSharedAlert, listSharedAlerts, shareAlert, unshareAlert } from './shared-alerts.ts';

const PATH = '/api/organisations/:id/alerts';
const tags = ['Kurumlar'];
const done = { 200: doneSchema, ...forbidding };

/** Routes for the alerts that an organisation shares. */
export function sharedAlertRoutes(app: App, deps: Deps): void {
  app.get(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kurumda paylaşılan uyarılar, son paylaşılan önce',
        params: organisationPathSchema,
        response: { 200: sharedAlertsSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      return { alerts: await listSharedAlerts(deps, { ...request.params, userId }) };
    },
  );
  app.post(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kendi uyarılarından birini kurumla paylaşır',
        params: organisationPathSchema,
        body: sharedAlertRequestSchema,
        response: done,
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      await shareAlert(deps, { ...request.params, userId, ownAlertId: request.body.alertId });
      return { message: 'Uyarı kurumla paylaşıldı.' };
    },
  );
  app.post(
    `${PATH}/:alertId/own`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Paylaşılan bir uyarıdan çağıranın kendi uyarısını kurar',
        params: sharedAlertPathSchema,
        response: done,
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      await followSharedAlert(deps, { ...request.params, userId });
      return { message: 'Uyarı sizin için de kuruldu.' };
    },
  );
  app.delete(
    `${PATH}/:alertId`,
    {
      config: { caller: 'member' },
      schema: { tags, summary: 'Paylaşılan bir uyarıyı kaldırır', params: sharedAlertPathSchema, response: done },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      await unshareAlert(deps, { ...request.params, userId });
      return { message: 'Uyarı paylaşımdan kaldırıldı.' };
    },
  );
}
