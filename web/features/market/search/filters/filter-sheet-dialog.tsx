import { Dialog } from 'radix-ui';
import { type RefObject, useDeferredValue, useState } from 'react';
import { formatNumber } from '#shared/text/money.ts';
import { nextPaint } from '#web/platform/speed/next-paint.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { X } from '#web/ui/icons.tsx';
import { useBackCloses } from '#web/ui/layers/use-back-closes.ts';
import type { FilterEditing } from './filter-editing.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterPanelProps } from './filter-panel-props.ts';

export type FilterSheetDialogProps = {
  editing: FilterEditing;
  /** Gets the focus back when the sheet closes. */
  opener: RefObject<HTMLElement | null>;
  /** The number of auctions for the current filters; while a search is running, the previous number. */
  total: number | undefined;
  isCounting: boolean;
  panel: FilterPanelProps;
};

/** The filters as a sheet over a phone's page, with the live count on its button. */
export function FilterSheetDialog({ editing, opener, total, isCounting, panel }: FilterSheetDialogProps) {
  const [isLeaving, setLeaving] = useState(false);
  useBackCloses(editing.isSheetOpen, () => editing.setSheetOpen(false));

  /** The sheet disappears in the next frame; unmounting its many fields takes a slow phone longer. */
  async function leave(): Promise<void> {
    setLeaving(true);
    await nextPaint();
    editing.setSheetOpen(false);
    setLeaving(false);
  }

  return (
    <Dialog.Root open={editing.isSheetOpen} onOpenChange={(isOpen) => isOpen || void leave()}>
      <Dialog.Portal>
        <Dialog.Overlay hidden={isLeaving} className="animate-fade-in fixed inset-0 z-40 bg-ink/50 dark:bg-paper/80" />
        <Dialog.Content
          hidden={isLeaving}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            if (event.currentTarget instanceof HTMLElement && editing.focusAsked(event.currentTarget))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          className="animate-slide-up fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-sheet bg-sheet text-ink"
        >
          <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4">
            <Dialog.Title className="text-lg font-semibold">Filtreler</Dialog.Title>
            <Dialog.Close
              className="inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunk"
              aria-label="Kapat"
            >
              <X size={20} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="grow overflow-y-auto overscroll-contain px-4 py-5">
            <LatePanel isWhole={editing.isAsked()} panel={panel} />
          </div>
          <div className="border-t border-line px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
            <Dialog.Close aria-busy={isCounting} className={buttonClass('primary', 'tabular h-12 w-full')}>
              {total === undefined ? 'Sonuçları göster' : `${formatNumber(total)} ihaleyi göster`}
            </Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * The empty sheet responds to the touch at once and the filters follow; they are rendered at once if one of them must
 * get the focus.
 */
function LatePanel({ isWhole, panel }: { isWhole: boolean; panel: FilterPanelProps }) {
  const isDrawn = useDeferredValue(true, isWhole);
  return isDrawn ? <FilterPanel {...panel} /> : <div className="h-dvh" />;
}
