import { useRouter } from '@tanstack/react-router';
import { Toast } from 'radix-ui';
import { useCallback, useRef } from 'react';
import { CircleCheck, Info, TriangleAlert, X } from '#web/ui/icons.tsx';
import { classNames } from '../class-names.ts';
import { dismissToast, SHOWN_MS, type ShownToast, type ToastKind, useToast } from './toast.ts';
import { ToastKeyboard } from './toast-keyboard.tsx';

/** Spec §9. */
const SWIPE_PX = 50;

const LOOKS: Readonly<Record<ToastKind, { icon: typeof Info; color: string }>> = {
  done: { icon: CircleCheck, color: 'text-green' },
  plain: { icon: Info, color: 'text-petrol' },
  error: { icon: TriangleAlert, color: 'text-red' },
};

/**
 * Where toasts appear: at the bottom of the window, above a bar there, so that no heading is covered; in wide windows
 * at the right, or at the left while a menu is open. F8 moves the focus here.
 */
export function Toaster() {
  const toast = useToast();
  const viewport = useRef<HTMLOListElement>(null);
  const id = toast?.id;
  const dismiss = useCallback(() => {
    if (id !== undefined) dismissToast(id);
  }, [id]);
  return (
    <Toast.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label="Bildirim">
      {toast ? <OneToast key={toast.id} toast={toast} /> : null}
      <Toast.Viewport
        ref={viewport}
        hotkey={['F8']}
        // An open dialog hides everything except live regions from screen readers; each toast decides what is
        // announced.
        aria-live="off"
        label="Bildirimler ({hotkey})"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-70 mx-auto flex w-full max-w-110 flex-col px-4 pb-[max(16px,env(safe-area-inset-bottom))] outline-none max-lg:in-[html:has([data-bottom-bar],[role=dialog])]:pb-[calc(5rem_+_env(safe-area-inset-bottom))] sm:inset-x-auto sm:right-0 lg:in-[html:has([data-beside])]:right-100 sm:[body:has([role=menu])_&]:right-auto sm:[body:has([role=menu])_&]:left-0"
      />
      <ToastKeyboard viewport={viewport} isShown={toast?.isOpen === true} onEscape={dismiss} />
    </Toast.Provider>
  );
}

function OneToast({ toast }: { toast: ShownToast }) {
  const { history } = useRouter();
  const { action } = toast;
  const { icon: Icon, color } = LOOKS[toast.kind];
  return (
    <Toast.Root
      // Errors interrupt a screen reader, other toasts wait.
      type={toast.kind === 'error' ? 'foreground' : 'background'}
      open={toast.isOpen}
      onOpenChange={(isOpen) => isOpen || dismissToast(toast.id)}
      className={classNames(
        'sheet animate-fade-in pointer-events-auto grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 py-3 pr-2 pl-4 text-ink shadow-sheet',
        action && 'sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
      )}
    >
      <Icon size={20} aria-hidden="true" className={classNames('mt-2.5', color)} />
      <div className="py-2">
        <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
        {toast.description ? (
          <Toast.Description className="text-ink-soft">{toast.description}</Toast.Description>
        ) : null}
      </div>
      {action ? (
        <Toast.Action
          altText={action.label}
          onClick={() => ('run' in action ? action.run() : history.push(action.href))}
          // On phones below the text, which needs the width.
          className="inline-flex min-h-10 items-center justify-self-start rounded-control px-3 font-semibold text-petrol hover:bg-petrol-tint max-sm:col-start-2 max-sm:row-start-2 max-sm:-ml-3"
        >
          {action.label}
        </Toast.Action>
      ) : null}
      <Toast.Close
        aria-label="Bildirimi kapat"
        className="inline-flex size-10 items-center justify-center rounded-control text-ink-soft hover:bg-sunk max-sm:col-start-3 max-sm:row-start-1"
      >
        <X size={18} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}
