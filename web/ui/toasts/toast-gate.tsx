import { type ComponentType, useEffect, useState } from 'react';
import { useAuthToken } from '../../platform/auth-token.ts';
import { logWarning } from '../../platform/log-warning.ts';
import { useToast } from './toast.ts';

/** Fetches what shows toasts. Whoever may have to tell that the connection is lost asks for it beforehand. */
export function loadToaster(): Promise<typeof import('./toaster.tsx')> {
  return import('./toaster.tsx');
}

/** Stands once in every page; its code comes with the first toast, or at once for who is signed in. */
export function ToastGate() {
  const hasToast = useToast() !== undefined;
  const isNeeded = useAuthToken() !== undefined || hasToast;
  const [toaster, setToaster] = useState<{ Component: ComponentType }>();
  useEffect(() => {
    if (!isNeeded || toaster) return;
    loadToaster().then(
      ({ Toaster }) => setToaster({ Component: Toaster }),
      (error: unknown) => logWarning('Toasts could not be loaded.', error),
    );
  }, [isNeeded, toaster]);
  return toaster ? <toaster.Component /> : null;
}
