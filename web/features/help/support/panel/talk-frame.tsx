import { Dialog } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { X } from '#web/ui/icons.tsx';
import { useBackCloses } from '#web/ui/layers/use-back-closes.ts';

const WIDE = '(width >= 1024px)';

/**
 * In wide windows it is beside the page, which makes room for it and stays usable; on smaller screens it is a sheet
 * above the page. The heading gets the focus, so that a phone's keyboard doesn't cover the sheet.
 */
export function TalkFrame({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const [isBeside] = useState(() => matchMedia(WIDE).matches);
  const opener = useRef<Element>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useBackCloses(true, onClose);
  return (
    <Dialog.Root open modal={!isBeside} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        {isBeside ? null : <Dialog.Overlay className="animate-fade-in fixed inset-0 z-60 bg-ink/50 dark:bg-paper/80" />}
        <Dialog.Content
          data-beside={isBeside || undefined}
          aria-describedby={undefined}
          onInteractOutside={(event) => {
            if (isBeside) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={classNames(
            'animate-slide-up fixed z-60 flex flex-col bg-sheet text-ink shadow-sheet outline-none print:hidden',
            isBeside
              ? 'inset-y-0 right-0 w-100 border-l border-line-strong'
              : 'inset-x-0 top-14 bottom-0 rounded-t-sheet sm:left-auto sm:w-120',
          )}
        >
          <div className="flex items-start gap-2 pt-3 pr-2 pl-5">
            <Dialog.Title
              ref={heading}
              tabIndex={-1}
              className="grow pt-2 text-xl font-bold tracking-tight outline-none"
            >
              {title}
            </Dialog.Title>
            <Dialog.Close
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-sunk"
              aria-label="Kapat"
            >
              <X size={20} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="grow overflow-y-auto overscroll-contain px-5 pt-3 pb-[max(20px,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
