import { notFound } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { pageContext } from '#web/platform/page-context.ts';

const opensDesk = createIsomorphicFn()
  .server((): boolean => import.meta.env.DEV || pageContext().opensDesk)
  // The client always opens the desk: the server checks each request.
  .client((): boolean => true);

/** What the routes of the operator's desk share. A visitor loads this file and no other of the desk. */
export const DESK_ROUTE = {
  loader: () => {
    if (!opensDesk()) throw notFound();
  },
  head: () => ({ meta: [{ title: 'Yönetim | Peyda' }, { name: 'robots', content: 'noindex' }] }),
  staticData: { hasOwnFrame: true },
};
