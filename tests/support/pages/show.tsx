import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, renderHook } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { dismissToast, useToast } from '#web/ui/toasts/toast.ts';
import { Toaster } from '#web/ui/toasts/toaster.tsx';

/** Renders a component like a page, with toasts; returns the user-event user. */
export function show(page: ReactNode) {
  dismissShownToast();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <>
          {page}
          <Toaster />
        </>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** A toast belongs to the loaded page, which all component tests share: otherwise the next test would show it, too. */
function dismissShownToast(): void {
  const { result, unmount } = renderHook(useToast);
  const shown = result.current;
  unmount();
  if (shown) dismissToast(shown.id);
}
