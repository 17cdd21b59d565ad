import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import type { PaperNews } from '#shared/alert-rules.ts';
import { memberKey } from '#web/features/members/accounts/index.ts';
import { getJson, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { useDebounced } from '#web/platform/use-debounced.ts';

const SETTLE_MS = 400;

/** A member's alerts, the newest first. */
export function alertsQuery(user: User | undefined) {
  return queryOptions({
    queryKey: memberKey(user, 'alerts'),
    queryFn: ({ signal }) => getJson('/api/user/property-alerts', signal),
    enabled: user !== undefined,
  });
}

/** How many auctions criteria match, before they are saved. */
function alertPreviewQuery(user: User, searchCriteria: string) {
  return queryOptions({
    queryKey: memberKey(user, 'alert-preview', searchCriteria),
    queryFn: () => sendJson('POST', '/api/user/property-alerts/preview', { searchCriteria }),
    placeholderData: keepPreviousData,
    // New auctions may be published while the dialog is open.
    staleTime: 60_000,
  });
}

/** The preview of criteria that may still change: requested once they have stayed the same for a moment. */
export function useAlertPreview(user: User, searchCriteria: string) {
  return useQuery(alertPreviewQuery(user, useDebounced(searchCriteria, SETTLE_MS)));
}

export type AlertDraft = { alertName: string; searchCriteria: string; isActive?: boolean; paperNews?: PaperNews[] };

/** Creates an alert, or changes the given one. Throws the errors of the API client. */
export async function saveAlert(queryClient: QueryClient, draft: AlertDraft, id?: number): Promise<void> {
  if (id === undefined) await sendJson('POST', '/api/user/property-alerts', draft);
  else await sendJson('PUT', apiPath('/api/user/property-alerts/:id', { id }), draft);
  await refreshAlerts(queryClient);
}

/** Deletes an alert. Throws the errors of the API client. */
export async function removeAlert(queryClient: QueryClient, id: number): Promise<void> {
  await sendJson('DELETE', apiPath('/api/user/property-alerts/:id', { id }));
  await refreshAlerts(queryClient);
}

function refreshAlerts(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'member' && queryKey[2] === 'alerts',
  });
}
