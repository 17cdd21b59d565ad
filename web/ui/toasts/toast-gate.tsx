import { type ComponentType, useEffect, useState } from 'react';
import { useAuthToken } from '../../platform/auth-token.ts';
import { logWarning } from '../../platform/log-warning.ts';
import { useToast } from './toast.ts';

/** Loads the code that shows toasts. A form that may have to report a lost connection loads it beforehand. */
export function loadToaster(): Promise<typeof import('./toaster.tsx')> {
  return import('./toaster.tsx');
}

/** Is on every page once; its code is loaded with the first toast, or at once for members. */
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
