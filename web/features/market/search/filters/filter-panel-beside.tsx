import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterPanelProps } from './filter-panel-props.ts';

/** From this width on the filters stand beside the results; narrower, a sheet shows them (`lg` in the style sheet). */
const WIDE = '(width >= 1024px)';

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * The filters beside the results. A phone does not show them, so it neither loads their code nor gives life to the HTML
 * that the server sent, unless it becomes wide.
 */
export const FilterPanelBeside = createIsomorphicFn()
  .server(() => (props: FilterPanelProps) => (
    <div>
      <Suspense>
        <FilterPanel {...props} />
      </Suspense>
    </div>
  ))
  .client(() => {
    const Panel = lazy(() => import('./filter-panel.tsx').then((module) => ({ default: module.FilterPanel })));
    return function Beside(props: FilterPanelProps) {
      const [wasWide] = useState(() => matchMedia(WIDE).matches);
      const isWide = useSyncExternalStore(
        watchWidth,
        () => matchMedia(WIDE).matches,
        () => wasWide,
      );
      // React leaves alone what stands in an element whose HTML is set.
      if (!wasWide && !isWide)
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets no HTML, it keeps the server's
        return <div key="still" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
      return (
        <div>
          <Suspense>
            <Panel {...props} />
          </Suspense>
        </div>
      );
    };
  })();
