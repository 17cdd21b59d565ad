import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import type { AnalysisView, LineMatch, ViewRequest } from '#shared/analysis/analyses.ts';
import { MAX_LINES } from '#shared/analysis/analysis-facts.ts';
import { checkAccountAfter, memberKey } from '#web/features/members/accounts/index.ts';
import { getJson, sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

/** The organisation that analyses sets of listings, and the member who looks at them. */
export type AnalysisPlace = { readonly user: User; readonly id: string };

const ONE_VIEW = '/api/organisations/:id/analysis/views/:viewId';
const keyOf = ({ user, id }: AnalysisPlace, ...what: string[]) =>
  memberKey(user, 'organisation', id, 'analysis', ...what);

/** The current result of a view. If the member leaves or cancels, the server stops the calculation too. */
export function analysisQuery(place: AnalysisPlace, view: AnalysisView, page: number) {
  return queryOptions({
    queryKey: keyOf(place, 'result', JSON.stringify(view), String(page)),
    queryFn: ({ signal }) =>
      sendJson('POST', apiPath('/api/organisations/:id/analysis', { id: place.id }), { view, page }, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
}

/** The saved views of the organisation that this member sees. */
export function viewsQuery(place: AnalysisPlace) {
  return queryOptions({
    queryKey: keyOf(place, 'views'),
    queryFn: async ({ signal }) =>
      (await getJson(apiPath('/api/organisations/:id/analysis/views', { id: place.id }), signal)).views,
  });
}

/** Finds the listings that the lines of a list refer to, in batches. */
export async function matchLines(place: AnalysisPlace, lines: readonly string[]): Promise<LineMatch[]> {
  const matches: LineMatch[] = [];
  for (let from = 0; from < lines.length; from += MAX_LINES) {
    const some = lines.slice(from, from + MAX_LINES);
    const path = apiPath('/api/organisations/:id/analysis/matches', { id: place.id });
    const answer = await sendJson('POST', path, { lines: some });
    matches.push(...answer.matches);
  }
  return matches;
}

/**
 * The same for rows with several queries, the most exact first: if one finds nothing, the next is tried. Each result
 * contains the row's own text.
 */
export async function matchRows(
  place: AnalysisPlace,
  rows: readonly { readonly text: string; readonly queries: readonly string[] }[],
): Promise<LineMatch[]> {
  const found: LineMatch[] = rows.map(({ text }) => ({ line: text, listings: [], hasMore: false }));
  for (let turn = 0; rows.some(({ queries }) => queries.length > turn); turn += 1) {
    const open = rows.flatMap(({ queries }, at) => {
      const query = found[at]?.listings.length === 0 ? queries[turn] : undefined;
      return query === undefined ? [] : [{ at, query }];
    });
    const matches = await matchLines(
      place,
      open.map(({ query }) => query),
    );
    for (const [index, { at }] of open.entries()) {
      const match = matches[index];
      if (match) found[at] = { ...match, line: rows[at]?.text ?? match.line };
    }
  }
  return found;
}

type Keeping = { readonly viewId: string | undefined; readonly request: ViewRequest };

/** Saves a view, replacing the one with this id, and deletes views. */
export function useViewKeeping(place: AnalysisPlace, onKept: (id: string | undefined) => void) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: keyOf(place, 'views') });
  const onError = (error: unknown) => {
    checkAccountAfter(error, queryClient);
    showFailure('Görünüm saklanamadı.', error);
  };
  const keep = useMutation({
    mutationFn: ({ viewId, request }: Keeping) =>
      viewId === undefined
        ? sendJson('POST', apiPath('/api/organisations/:id/analysis/views', { id: place.id }), request)
        : sendJson('PUT', apiPath(ONE_VIEW, { id: place.id, viewId }), request),
    onSuccess: async ({ message, id }) => {
      showToast({ kind: 'done', title: message });
      await refresh();
      onKept(id);
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: (viewId: string) => sendJson('DELETE', apiPath(ONE_VIEW, { id: place.id, viewId })),
    onSuccess: async ({ message }) => {
      showToast({ kind: 'done', title: message });
      onKept(undefined);
      await refresh();
    },
    onError,
  });
  return { keep, remove };
}
