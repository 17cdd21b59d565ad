import { useHydrated, useParams } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { DESK_PATH } from '#shared/desk/desk-path.ts';
import { LoadingRows } from '#web/ui/panel-states.tsx';

const Desk = lazy<ComponentType<{ path: string }>>(() => import('./desk.tsx'));

/** The desk, once the page is interactive: the server renders none of it. */
export function DeskGate() {
  const isHydrated = useHydrated();
  // Uses the params of this route's match. The location changes earlier: the route that is being left would render the
  // new page, and the next route would render it again and lose what was typed.
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
