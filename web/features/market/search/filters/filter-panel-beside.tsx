import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { WIDE, WIDE_ATTRIBUTE } from '#web/platform/served/wide-only.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterPanelProps } from './filter-panel-props.ts';

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * The filters beside the results. A phone doesn't show them, so it neither loads their code nor creates elements from
 * the server's HTML (`cutsForWidth`), unless the window becomes wide.
 */
export const FilterPanelBeside = createIsomorphicFn()
  .server(() => (props: FilterPanelProps) => (
    <div {...WIDE_ATTRIBUTE}>
      <Suspense>
        <FilterPanel {...props} />
      </Suspense>
      <wbr data-wide-end="" />
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
      // React doesn't touch the children of an element with dangerouslySetInnerHTML.
      if (!wasWide && !isWide)
        return (
          <div
            key="still"
            {...WIDE_ATTRIBUTE}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: no HTML is set, the server's is kept
            dangerouslySetInnerHTML={{ __html: '' }}
          />
        );
      return (
        <div {...WIDE_ATTRIBUTE}>
          <Suspense>
            <Panel {...props} />
          </Suspense>
        </div>
      );
    };
  })();
