import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { authToken } from './platform/auth-token.ts';
import { prepareOfflinePage } from './platform/offline-page.ts';
import { samplePageSpeed } from './platform/speed/sample-speed.ts';
import { getRouter } from './router.tsx';

/** Each step is a separate task; between two of them the browser answers taps and draws. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function startPage(): Promise<void> {
  await nextTask();
  // Start's own client would also load the code of its server functions, which this product does not have.
  const router = getRouter();
  // What tells a member's rights must not come after the page: a button pressed at once would ask to buy them.
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
