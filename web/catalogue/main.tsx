import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster } from '#web/ui/toasts/toaster.tsx';
import '#web/ui/styles.css';
import { Catalogue } from './catalogue.tsx';

/** The script of the page that `catalogue-plugin.ts` serves. */
const root = document.documentElement;

function Page() {
  const [theme, setTheme] = useState(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  root.dataset.theme = theme;
  root.dataset.hydrated = 'true';
  return (
    <>
      <Catalogue theme={theme} onTheme={setTheme} />
      <Toaster />
    </>
  );
}

const router = createRouter({
  routeTree: createRootRoute({ component: Page }),
  // The links in the samples have no target.
  history: createMemoryHistory({ initialEntries: ['/'] }),
});

const body = document.getElementById('catalogue');
if (!body) throw new Error('The page has no place for the catalogue.');
createRoot(body).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
