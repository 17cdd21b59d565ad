import { hydrate, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { addressQuery } from '../shared/text/address-query.ts';
import { createQueryClient } from './create-query-client.ts';
import { ErrorPage, LateNotFoundPage } from './features/site/shell/index.ts';
import { readPageData } from './platform/page-data.ts';
import { refuseUntrustedMarkup } from './platform/trusted-types.ts';
import { routeTree } from './routeTree.gen.ts';
import type { startInstance } from './start.ts';

refuseUntrustedMarkup();

/** Address parameters are plain text, as in the API; commas are not escaped. */
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
    hydrate: () => {
      const json = readPageData();
      if (json !== undefined) hydrate(queryClient, JSON.parse(json));
    },
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page has no site header and footer. */
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
