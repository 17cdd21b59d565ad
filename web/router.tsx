import { dehydrate, hydrate, type Query, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { addressQuery } from '../shared/text/address-query.ts';
import { createQueryClient } from './create-query-client.ts';
import { ErrorPage, LateNotFoundPage } from './features/site/shell/index.ts';
import { refuseUntrustedMarkup } from './platform/trusted-types.ts';
import { routeTree } from './routeTree.gen.ts';
import type { startInstance } from './start.ts';

refuseUntrustedMarkup();

/** Address parameters are plain text, as the API spells them; commas stay readable. */
function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function getRouter() {
  const queryClient = createQueryClient();
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch: addressQuery,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: LateNotFoundPage,
    defaultErrorComponent: ErrorPage,
    // As one JSON text, the data is written and read much faster than as the script that the router would make of it.
    dehydrate: () => ({ queries: JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery: isSettled })) }),
    hydrate: ({ queries }) => hydrate(queryClient, JSON.parse(queries)),
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
}

/** A failed query too, so that the browser shows the same failure and does not ask again by itself. */
function isSettled({ state }: Query): boolean {
  return state.status !== 'pending';
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page stands without the site's header and footer. */
    hasOwnFrame?: boolean;
  }
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}

declare module '@tanstack/react-start' {
  interface Register {
    ssr: true;
    router: ReturnType<typeof getRouter>;
    config: Awaited<ReturnType<typeof startInstance.getOptions>>;
  }
}
