import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { X } from '#web/ui/icons.tsx';
import { classNames } from './class-names.ts';
import { useBackCloses } from './layers/use-back-closes.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string | undefined;
  children: ReactNode;
  /** The buttons, which are always visible. */
  actions?: ReactNode;
  /** Fills a phone's screen. For forms: a keyboard would cover a sheet at the bottom. */
  isForm?: boolean;
};

/**
 * A dialog above everything else: on phones a sheet at the bottom, or the whole screen for a form; in wide windows in
 * the middle. The field with `data-first` gets the focus on devices with a mouse.
 */
export function Modal({ isOpen, onClose, title, description, children, actions, isForm }: Props) {
  const opener = useRef<Element>(null);
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useBackCloses(isOpen, onClose);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="animate-fade-in fixed inset-0 z-60 bg-ink/50 dark:bg-paper/80" />
        <Dialog.Content
          ref={content}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            // On a phone no field gets the focus: the keyboard would cover the dialog's text.
            const first = matchMedia('(pointer: fine)').matches ? content.current?.querySelector('[data-first]') : null;
            (first instanceof HTMLElement ? first : heading.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={classNames(
            'animate-slide-up fixed inset-x-0 bottom-0 z-60 flex flex-col bg-sheet text-ink shadow-sheet outline-none',
            'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[92dvh] sm:w-120 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-sheet',
            isForm ? 'max-sm:top-0' : 'max-h-[92dvh] rounded-t-sheet',
          )}
        >
          <div className="flex items-start gap-2 pt-3 pr-2 pl-5 sm:pl-7">
            <div className="grow pt-2">
              <Dialog.Title ref={heading} tabIndex={-1} className="text-xl font-bold tracking-tight outline-none">
                {title}
              </Dialog.Title>
              {description ? (
                <Dialog.Description className="mt-1 text-ink-soft">{description}</Dialog.Description>
              ) : null}
            </div>
            <Dialog.Close
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-sunk"
              aria-label="Kapat"
            >
              <X size={20} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="grow overflow-y-auto overscroll-contain px-5 pt-5 pb-[max(20px,env(safe-area-inset-bottom))] sm:px-7 sm:pb-7">
            {children}
          </div>
          {actions ? (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:px-7 sm:pb-4">
              {actions}
            </div>
          ) : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
