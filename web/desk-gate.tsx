import { useHydrated, useParams } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { DESK_PATH } from '#shared/desk/desk-path.ts';
import { LoadingRows } from '#web/ui/panel-states.tsx';

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
