import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { keyOf, type Place, pathOf } from '../organisation-calls.ts';

const LOOK_AGAIN_MS = 3000;

/** An organisation's reports and schedules; polled while a report is being made. */
export function reportsQuery(place: Place) {
  return queryOptions({
    queryKey: keyOf(place, 'reports'),
    queryFn: ({ signal }) => getJson(apiPath('/api/organisations/:id/reports', { id: place.id }), signal),
    refetchInterval: ({ state }) =>
      state.data?.reports.some((report) => report.state === 'waiting') ? LOOK_AGAIN_MS : false,
  });
}

export const reportFilePath = (organisationId: string, reportId: string) =>
  pathOf(organisationId, `/reports/${reportId}/file`);
