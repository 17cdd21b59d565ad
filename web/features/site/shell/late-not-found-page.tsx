import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, Suspense } from 'react';
import { NotFoundPage } from './not-found-page.tsx';

/** The page of an unknown address. Visitors of other pages don't load its code. */
export const LateNotFoundPage = createIsomorphicFn()
  .server(() => () => (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  ))
  .client(() => {
    const Page = lazy(() => import('./not-found-page.tsx').then((module) => ({ default: module.NotFoundPage })));
    return () => (
      <Suspense>
        <Page />
      </Suspense>
    );
  })();
