import { type ComponentType, useEffect, useState } from 'react';
import { useAuthToken } from '../../platform/auth-token.ts';
import { logWarning } from '../../platform/log-warning.ts';
import { dismissToast, SHOWN_MS, useToast } from './toast.ts';

/** Loads the code that shows toasts. A form that may have to report a lost connection loads it in advance. */
export function loadToaster(): Promise<typeof import('./toaster.tsx')> {
  return import('./toaster.tsx');
}

/** The toast without anything that must be loaded: it has to be visible while the connection is lost. */
function PlainToast() {
  const toast = useToast();
  const id = toast?.isOpen ? toast.id : undefined;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-24 z-70 flex justify-center">
      {toast?.isOpen ? (
        <p className="animate-fade-in rounded-sheet bg-ink px-4 py-3 font-medium text-paper shadow-sheet">
          {[toast.title, toast.description].filter(Boolean).join(' ')}
        </p>
      ) : null}
    </div>
  );
}

/** Mounted once on every page; its code is loaded with the first toast, or at once for members. */
export function ToastGate() {
  const hasToast = useToast() !== undefined;
  const isNeeded = useAuthToken() !== undefined || hasToast;
  const [toaster, setToaster] = useState<{ Component: ComponentType }>();
  useEffect(() => {
    if (!isNeeded || toaster) return;
    loadToaster().then(
      ({ Toaster }) => setToaster({ Component: Toaster }),
      (error: unknown) => {
        logWarning('Toasts could not be loaded.', error);
        setToaster({ Component: PlainToast });
      },
    );
  }, [isNeeded, toaster]);
  return toaster ? <toaster.Component /> : null;
}
