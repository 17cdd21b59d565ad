import { useRef, useState } from 'react';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SlidersHorizontal } from '#web/ui/icons.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { useFilterEditing } from './filter-editing.ts';
import type { FilterPanelProps } from './filter-panel-props.ts';

type Props = {
  /** The number of active filters, shown on the button. */
  appliedCount: number;
  /** The number of auctions for the current filters; while a search is running, the previous number. */
  total: number | undefined;
  isCounting: boolean;
  panel: FilterPanelProps;
};

/** On phones: the button that opens the filters as a sheet. The sheet's code is loaded on the first touch. */
export function FilterSheet({ appliedCount, ...sheet }: Props) {
  const editing = useFilterEditing();
  const { isSheetOpen, setSheetOpen } = editing;
  const [isReachedFor, setReachedFor] = useState(false);
  const Dialog = useLoaded(
    isReachedFor || isSheetOpen,
    () => import('./filter-sheet-dialog.tsx').then(({ FilterSheetDialog }) => FilterSheetDialog),
    (error) => {
      setReachedFor(false);
      setSheetOpen(false);
      showFailure('Filtreler açılamadı.', error);
    },
  );
  const button = useRef<HTMLButtonElement>(null);
  const reach = () => setReachedFor(true);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isSheetOpen}
        className={buttonClass('primary', 'shrink-0 max-sm:px-3 max-[374px]:text-sm sm:grow lg:hidden')}
        onPointerEnter={reach}
        onTouchStart={reach}
        onFocus={reach}
        onClick={() => setSheetOpen(true)}
      >
        <SlidersHorizontal size={20} aria-hidden="true" className="max-[374px]:hidden" />
        Filtrele{appliedCount > 0 ? ` (${appliedCount})` : ''}
      </button>
      {Dialog ? <Dialog editing={editing} opener={button} {...sheet} /> : null}
    </>
  );
}
