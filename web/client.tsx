import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { authToken } from './platform/auth-token.ts';
import { prepareOfflinePage } from './platform/offline-page.ts';
import { samplePageSpeed } from './platform/speed/sample-speed.ts';
import { getRouter } from './router.tsx';

/** Each step is a separate task; between two tasks the browser can handle taps and paint. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function startPage(): Promise<void> {
  await nextTask();
  // Start's own client would also load the code of its server functions, which this product does not have.
  const router = getRouter();
  // Loads the gates at once: without the member's rights, a button pressed early would offer to sell what is owned.
  if (authToken() !== undefined) void import('./late-gates.tsx').catch(() => undefined);
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
  samplePageSpeed();
}

void startPage();
