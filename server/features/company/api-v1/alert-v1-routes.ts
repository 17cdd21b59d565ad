import type { Deps } from '#server/deps.ts';
import { keyOf } from '#server/features/company/api-keys/index.ts';
import { listAlertMatches, listOrganisationAlerts } from '#server/features/company/shared-alerts/index.ts';
import type { CachedAnswers } from '#server/platform/answers/cached-answers.ts';
import type { App } from '#server/platform/app-type.ts';
import { keyWith } from '#server/platform/callers/route-callers.ts';
import {
  alertMatchesQuerySchema,
  alertMatchesSchema,
  alertsOfOrganisationSchema,
} from '#shared/organisations/shared-alerts.ts';
import { v1Refusals, v1RefusalsOfFeed, v1Tags } from './v1-parts.ts';

/** An organisation's alerts and their matches, for API clients. */
export function alertV1Routes(app: App, deps: Deps, answers: CachedAnswers): void {
  app.get(
    '/api/v1/alerts',
    {
      config: { caller: keyWith('alerts') },
      schema: {
        tags: v1Tags,
        summary: 'Kurumda paylaşılan uyarılar, son paylaşılan önce',
        response: { 200: alertsOfOrganisationSchema, ...v1Refusals },
      },
    },
    async (request) => ({ alerts: await listOrganisationAlerts(deps, keyOf(request).organisationId) }),
  );
  app.get(
    '/api/v1/alerts/matches',
    {
      config: { caller: keyWith('alerts') },
      schema: {
        tags: v1Tags,
        summary: 'Kurumun uyarılarının buldukları: her biri bir kez, sırayla',
        querystring: alertMatchesQuerySchema,
        response: { 200: alertMatchesSchema, ...v1RefusalsOfFeed },
      },
    },
    (request) =>
      answers.admit(request, () => {
        const { organisationId } = keyOf(request);
        return listAlertMatches(deps, { ...request.query, organisationId });
      }),
  );
}
