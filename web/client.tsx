import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prepareOfflinePage } from './platform/offline-page.ts';
import { getRouter } from './router.tsx';

/** Each step is a separate task; between two of them the browser answers taps and draws. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function startPage(): Promise<void> {
  await nextTask();
  // Start's own client would also load the code of its server functions, which this product does not have.
  const router = getRouter();
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
  prepareOfflinePage();
}

void startPage();
