import { SlidersHorizontal, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { formatNumber } from '#shared/money.ts';
import { buttonClass } from '#web/ui/button.tsx';

type Props = {
  /** Filters in force, shown on the button. */
  appliedCount: number;
  /** Auctions found by the filters as they stand. */
  total: number | undefined;
  children: ReactNode;
};

/** On phones: the bar at the bottom that opens the filters as a sheet, with the live count on its button. */
export function FilterSheet({ appliedCount, total, children }: Props) {
  return (
    <Dialog.Root>
      <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-sheet px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] lg:hidden">
        <Dialog.Trigger className={buttonClass('primary', 'h-12 w-full')}>
          <SlidersHorizontal size={20} aria-hidden="true" />
          Filtrele{appliedCount > 0 ? ` (${appliedCount})` : ''}
        </Dialog.Trigger>
      </div>
      <Dialog.Portal>
        <Dialog.Overlay className="animate-fade-in fixed inset-0 z-40 bg-ink/50 dark:bg-paper/80" />
        <Dialog.Content
          aria-describedby={undefined}
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
          <div className="grow overflow-y-auto overscroll-contain px-4 py-5">{children}</div>
          <div className="border-t border-line px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
            <Dialog.Close className={buttonClass('primary', 'tabular h-12 w-full')}>
              {total === undefined ? 'Sonuçları göster' : `${formatNumber(total)} ihaleyi göster`}
            </Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
