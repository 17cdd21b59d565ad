import { notFound, useHydrated, useParams } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { type ComponentType, lazy, Suspense } from 'react';
import { DESK_PATH } from '#shared/desk/desk-path.ts';
import { pageContext } from '#web/platform/page-context.ts';
import { LoadingRows } from '#web/ui/panel-states.tsx';

const opensDesk = createIsomorphicFn()
  .server((): boolean => import.meta.env.DEV || pageContext().opensDesk)
  // What the desk asks of the server decides.
  .client((): boolean => true);

/** What the routes of the operator's desk share. A visitor loads this file and no other of the desk. */
export const DESK_ROUTE = {
  loader: () => {
    if (!opensDesk()) throw notFound();
  },
  head: () => ({ meta: [{ title: 'Yönetim | Peyda' }, { name: 'robots', content: 'noindex' }] }),
  staticData: { hasOwnFrame: true },
};

const Desk = lazy<ComponentType<{ path: string }>>(() => import('./desk.tsx'));

/** The desk, from when the page answers clicks: the server renders none of it. */
export function DeskGate() {
  const isHydrated = useHydrated();
  // Of this route's own match: the location changes first, and the page would be shown by the route that is being left
  // and then once more by the next, without what was typed meanwhile.
  const path = useParams({ strict: false, select: ({ _splat = '' }) => `${DESK_PATH}/${_splat}` });
  const opening = (
    <main id="icerik" className="page py-8">
      <LoadingRows label="Açılıyor" />
    </main>
  );
  return isHydrated ? (
    <Suspense fallback={opening}>
      <Desk path={path} />
    </Suspense>
  ) : (
    opening
  );
}
